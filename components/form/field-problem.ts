import type { FieldPath, FieldValues } from 'react-hook-form'

/** What is wrong with a field, as a person reads it. */
export type FieldProblem<Values extends FieldValues> = { name: FieldPath<Values>; message: string }
