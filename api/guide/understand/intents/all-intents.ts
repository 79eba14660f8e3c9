// Every calculator's intent in one place.
import { conductorAmpacity, conductorSize, equipmentGrounding, voltageDrop } from './conductors.ts';
import type { Intent } from './intent.ts';

export const INTENTS: readonly Intent[] = [conductorSize, conductorAmpacity, voltageDrop, equipmentGrounding];
