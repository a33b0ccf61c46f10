import type { DadoDaFolha } from './folha.js';

/** Letters of a fact that take the room of two, and of one that takes the whole line. */
const LONGO = 40;
const MUITO_LONGO = 120;

/** The facts above the tables. */
export function DadosDaFolha({ dados }: { dados: readonly DadoDaFolha[] }) {
  return (
    <dl className="folha-dados">
      {dados.map(({ rotulo, valor }) => (
        <div key={rotulo} className={larguraDe(valor)}>
          <dt>{rotulo}</dt>
          <dd>{valor ?? '---'}</dd>
        </div>
      ))}
    </dl>
  );
}

function larguraDe(valor: string | null): string | undefined {
  const letras = valor?.length ?? 0;
  if (letras > MUITO_LONGO) return 'linha-inteira';
  return letras > LONGO ? 'largo' : undefined;
}
