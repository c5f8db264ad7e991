import type { FieldPath, FieldValues } from 'react-hook-form'

/** The problem of a field, in words for people. */
export type FieldProblem<Values extends FieldValues> = { name: FieldPath<Values>; message: string }
