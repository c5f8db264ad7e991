import { connection } from 'next/server'

export default async function EmptyPage() {
  await connection()
  return null
}
