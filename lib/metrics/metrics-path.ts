/** Where the renderer shows its figures to the process in front of it. */
export const METRICS_PATH = '/api/metrics'
