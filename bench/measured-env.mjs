/**
 * The environment of what is measured. Certificates of the network around a machine are not among it: Node 20 reads them all at each start,
 * which took 75 ms here, and nothing that is measured asks the network for anything.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {NodeJS.ProcessEnv}
 */
export function measuredEnv(env = process.env) {
  const { NODE_EXTRA_CA_CERTS: _, ...rest } = env;
  return rest;
}
