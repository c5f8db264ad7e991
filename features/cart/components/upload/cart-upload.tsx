'use client'

import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { Button } from '@/components/ui/button'

const UploadDialog = lazy(async () => ({ default: (await import('./upload-dialog')).UploadDialog }))

const OpenUpload = createContext<() => void>(() => undefined)

/** Holds the window of an upload above the states of the cart: a file fills an empty cart, and the report stays. */
export function CartUploadFrame({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [open] = useState(() => () => setOpen(true))
  return (
    <OpenUpload value={open}>
      {children}
      {isOpen && (
        <Suspense>
          <UploadDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenUpload>
  )
}

/** The way to fill the cart from a file. */
export function CartUpload() {
  const open = useContext(OpenUpload)
  return (
    <Button look="plain" small onClick={open}>
      Загрузить из файла
    </Button>
  )
}
