// Must run before the first schema is made: zod else probes for eval, which the content security policy reports.
import { config } from 'zod/mini';

config({ jitless: true });
