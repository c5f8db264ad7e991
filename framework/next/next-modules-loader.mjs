import { readFile } from 'node:fs/promises'

/** Next's package holds its client twice, built from the same sources: as CommonJS and as ES modules. */
const COMMONJS = /([\\/]next[\\/]dist[\\/])/

/**
 * Gives the build the modules in place of the CommonJS: what no page uses falls away, and the wrapping of each file does too. Next
 * itself names the CommonJS for the browser. A file without a twin stays what it is.
 */
export default async function nextModulesLoader(source) {
  try {
    return await readFile(this.resourcePath.replace(COMMONJS, '$1esm/'), 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return source
    throw error
  }
}
