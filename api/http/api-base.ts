/** Where the API's routes begin. */
export const API_BASE = '/api';
