import { pontosDaTendencia } from './pontos-da-tendencia.js';

interface Props {
  /** Oldest first. */
  valores: readonly number[];
  /** The same in words, for a screen reader: '05/2026: R$ 10,00'. */
  escritos: readonly string[];
}

/** A small line of values over time, from zero to the greatest. */
export function Tendencia({ valores, escritos }: Props) {
  return (
    <>
      <svg className="tendencia" viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
        <polyline points={pontosDaTendencia(valores)} fill="none" vectorEffect="non-scaling-stroke" />
      </svg>
      <span className="so-leitor">Mês a mês: {escritos.join('; ')}.</span>
    </>
  );
}
