import { useSyncExternalStore } from 'react';
import { type Connection, onConnection, readConnection } from './connection.ts';

export const useConnection = (): Connection => useSyncExternalStore(onConnection, readConnection);
