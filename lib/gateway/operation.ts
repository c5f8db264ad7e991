import type * as z from 'zod'
import type { GatewayErrorKind } from '@/lib/gateway/errors'

/** Base path of every operation, on the storefront's origin and on the gateway. */
export const GATEWAY_BASE_PATH = '/gw'

export type Schema = z.ZodType

/** Allowed callers: anyone, a signed-in user, one with a confirmed phone, one group of users, or a system of the owner's. */
export type OperationAuth = 'guest' | 'user' | 'confirmed' | 'retail' | 'corporate' | 'owner'

export type OperationFile = { readonly name: string; readonly contentType: string }

export type OperationDefinition<
  Path extends string = string,
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Name extends string = string,
> = {
  readonly name: Name
  readonly service: string
  readonly summary: string
  readonly method: 'GET' | 'POST'
  /** Below {@link GATEWAY_BASE_PATH}; placeholders are written `{code}`. */
  readonly path: Path
  readonly params?: Params
  readonly query?: Query
  /** An absent request body is read as `{}`. */
  readonly body?: Body
  readonly response: Response
  /** `read` may be repeated by the client after a failure, `write` never. */
  readonly kind: 'read' | 'write'
  readonly auth?: OperationAuth
  /** A failure's message is shown as a notification and the call resolves quietly. */
  readonly notify?: boolean
  /** Most items that one call may carry; callers split longer lists. */
  readonly batch?: number
  /** The body travels as multipart form data. */
  readonly multipart?: boolean
  /** Most bytes that the files of a form may have together; what the gateway takes at all when left out. */
  readonly uploadBytes?: number
  /** The answer is a file and not JSON. */
  readonly file?: OperationFile
  /** Expected failures beyond a malformed request and an unavailable gateway. */
  readonly errors?: readonly GatewayErrorKind[]
}

export type Operation<
  Path extends string = string,
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Name extends string = string,
> = OperationDefinition<Path, Params, Query, Body, Response, Name> & { readonly auth: OperationAuth }

/** Declares one call of the gateway: the client, the gateway's binding, OpenAPI and the contract suite all read it. */
export function defineOperation<
  const Path extends string,
  Response extends Schema,
  const Name extends string,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  definition: OperationDefinition<Path, Params, Query, Body, Response, Name>,
): Operation<Path, Params, Query, Body, Response, Name> {
  return Object.freeze({ auth: 'guest' as const, ...definition })
}

type Simplify<T> = { [K in keyof T]: T[K] } & {}

type InputPart<Key extends string, S> = S extends Schema
  ? Record<never, never> extends z.input<S>
    ? { [K in Key]?: z.input<S> }
    : { [K in Key]: z.input<S> }
  : unknown

type OutputPart<Key extends string, S> = S extends Schema ? { [K in Key]: z.output<S> } : unknown

/** What a caller passes: defaults may be left out. */
export type RequestOf<Op> =
  Op extends Operation<string, infer Params, infer Query, infer Body>
    ? Simplify<InputPart<'params', Params> & InputPart<'query', Query> & InputPart<'body', Body>>
    : never

/** What a handler receives after validation: defaults are filled in. */
export type ParsedRequestOf<Op> =
  Op extends Operation<string, infer Params, infer Query, infer Body>
    ? Simplify<OutputPart<'params', Params> & OutputPart<'query', Query> & OutputPart<'body', Body>>
    : never

/** What a caller gets after parsing. */
export type ResponseOf<Op> = Op extends { readonly response: infer R extends Schema } ? z.output<R> : never

/** What a gateway has to send. */
export type WireResponseOf<Op> = Op extends { readonly response: infer R extends Schema } ? z.input<R> : never

const PLACEHOLDER = /\{(\w+)\}/g

/** Names of the placeholders in an operation's path, in order. */
export function pathParamNames(path: string): string[] {
  return [...path.matchAll(PLACEHOLDER)].flatMap((match) => match[1] ?? [])
}

/** Fills the placeholders of a path with percent-encoded values; throws when one is missing. */
export function buildOperationPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(PLACEHOLDER, (_, name: string) => {
    const value = params[name]
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') {
      throw new TypeError(`Path parameter "${name}" of ${path} is missing`)
    }
    return encodeURIComponent(String(value))
  })
}
