'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'

const UploadDialog = lazy(async () => ({ default: (await import('./upload-dialog')).UploadDialog }))

/** The way to fill the cart from a file. */
export function CartUpload() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" small onClick={() => setOpen(true)}>
        Загрузить из файла
      </Button>
      {isOpen && (
        <Suspense>
          <UploadDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
