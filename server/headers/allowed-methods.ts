/** Routes answer for their own methods. */
const CALL = /^\/api(?:\/|$)/

/** Pages and files are read: what a form of the shop sends goes to a call. */
const READING = ['GET', 'HEAD', 'OPTIONS']

/** Methods of the path; undefined where its route decides. */
export function allowedMethods(path: string): readonly string[] | undefined {
  return CALL.test(path) ? undefined : READING
}
