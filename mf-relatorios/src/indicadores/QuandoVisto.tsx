import { useEffect, useRef, useState, type ReactNode } from 'react';

/** So far below the window its content already begins to load (px). */
const ANTES = '400px';

/** Draws its content, and lets it load its data, only when the user comes near it; its place has its height before. */
export function QuandoVisto({ altura, children }: { altura: number; children: ReactNode }) {
  const [visto, setVisto] = useState(false);
  const lugar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (visto || lugar.current === null) return;
    const observador = new IntersectionObserver(
      (entradas) => {
        if (entradas.some(({ isIntersecting }) => isIntersecting)) setVisto(true);
      },
      { rootMargin: ANTES },
    );
    observador.observe(lugar.current);
    return () => {
      observador.disconnect();
    };
  }, [visto]);
  return (
    <div ref={lugar} style={{ height: altura }}>
      {visto && children}
    </div>
  );
}
