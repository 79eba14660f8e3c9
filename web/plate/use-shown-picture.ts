import { useEffect, useState } from 'react';

/** An address to show a picture by, for as long as it is wanted. */
export function useShownPicture(picture: Blob | undefined): string | undefined {
  const [shown, setShown] = useState<{ readonly of: Blob; readonly address: string }>();
  useEffect(() => {
    if (!picture) return undefined;
    const address = URL.createObjectURL(picture);
    setShown({ of: picture, address });
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return shown && shown.of === picture ? shown.address : undefined;
}
