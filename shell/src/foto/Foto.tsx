import { useState } from 'react';

/** A user's photo, or the default drawing if there is none or it does not load. Decorative: the name is beside it. */
export function Foto({ foto, lado }: { foto: string | null; lado: number }) {
  const [quebrada, setQuebrada] = useState<string | null>(null);
  if (foto !== null && foto !== quebrada) {
    return (
      <img
        src={foto}
        alt=""
        width={lado}
        height={lado}
        onError={() => {
          setQuebrada(foto);
        }}
      />
    );
  }
  return (
    <svg viewBox="0 0 44 44" width={lado} height={lado} aria-hidden="true">
      <circle cx="22" cy="22" r="22" fill="#e6efe4" />
      <circle cx="22" cy="17" r="7.5" fill="#1f5a3d" />
      <path d="M7 40c1-9 7-13 15-13s14 4 15 13a22 22 0 0 1-30 0Z" fill="#1f5a3d" />
    </svg>
  );
}
