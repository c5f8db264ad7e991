'use client'

import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react'
import { useStores } from '@/stores/provider'
import { chooseSupplier } from './site-facts'
import { toUserState, type UserRecord, type UserState } from './user-state'

const VisitorContext = createContext<UserState | undefined>(undefined)

type Props = {
  /** The signed-in user from the gateway by way of the server; absent when it was not requested or did not answer. */
  record: UserRecord | undefined
  children: ReactNode
}

/** Lets its content be drawn for a visitor whom the server knew, before the stores know him. */
export function KnownVisitor({ record, children }: Props) {
  const { site, userActions } = useStores()
  const known = useMemo(() => {
    const user = record && toUserState(record)
    return user && { ...user, supplier: chooseSupplier(user.supplier, site) }
  }, [record, site])

  // Before any effect reads the user from the store.
  useLayoutEffect(() => {
    if (record) userActions.foresee(record)
  }, [record, userActions])

  return <VisitorContext value={known}>{children}</VisitorContext>
}

/** The visitor whom the server knew: he counts until the store knows better. */
export function useKnownVisitor(): UserState | undefined {
  return useContext(VisitorContext)
}
