import { Button, Checkbox } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { BotaoComPainel } from '../tela/BotaoComPainel.js';
import { useTelaEstreita } from '../tela/useTelaEstreita.js';
import { nomeDaColuna, type Coluna } from './Tabela.js';

/** A table with fewer columns has room for all. */
const A_ESCOLHER = 5;

/**
 * The columns of a list that are not hidden, and the button with which the user chooses them. The first column stays. A
 * phone's cards have all columns.
 * @param lista the label of the list, by which the choice is kept
 */
export function useColunasVisiveis<T>(
  lista: string,
  colunas: readonly Coluna<T>[],
): { visiveis: readonly Coluna<T>[]; escolha: ReactNode } {
  const estreita = useTelaEstreita();
  const [escolhidas, setEscolhidas] = useState(() => lerOcultas(lista));
  const guardadas = useMemo(
    () => escolhidas ?? colunas.filter(({ oculta }) => oculta).map(nomeDaColuna),
    [escolhidas, colunas],
  );
  const ha = !estreita && colunas.length >= A_ESCOLHER;
  const visiveis = useMemo(
    () =>
      ha && guardadas.length > 0
        ? colunas.filter((coluna, i) => i === 0 || !guardadas.includes(nomeDaColuna(coluna)))
        : colunas,
    [ha, colunas, guardadas],
  );
  function ocultar(nomes: readonly string[]): void {
    setEscolhidas(nomes);
    guardarOcultas(lista, nomes);
  }
  return { visiveis, escolha: ha && <EscolhaDeColunas colunas={colunas} guardadas={guardadas} aoOcultar={ocultar} /> };
}

interface EscolhaDeColunasProps<T> {
  colunas: readonly Coluna<T>[];
  guardadas: readonly string[];
  aoOcultar: (nomes: readonly string[]) => void;
}

function EscolhaDeColunas<T>({ colunas, guardadas, aoOcultar }: EscolhaDeColunasProps<T>) {
  const ocultas = colunas
    .slice(1)
    .map(nomeDaColuna)
    .filter((nome) => guardadas.includes(nome));
  return (
    <BotaoComPainel rotulo={nomeDoBotao(ocultas.length)} nomeDoPainel="Colunas visíveis">
      {() => (
        <>
          {colunas.map((coluna, i) => {
            const nome = nomeDaColuna(coluna);
            return (
              <Checkbox
                key={nome}
                disabled={i === 0}
                checked={!ocultas.includes(nome)}
                onChange={({ target }) =>
                  aoOcultar(target.checked ? ocultas.filter((uma) => uma !== nome) : [...ocultas, nome])
                }
              >
                {coluna.titulo}
              </Checkbox>
            );
          })}
          <Button onClick={() => aoOcultar([])}>Mostrar todas</Button>
        </>
      )}
    </BotaoComPainel>
  );
}

function nomeDoBotao(ocultas: number): string {
  if (ocultas === 0) return 'Colunas';
  return `Colunas (${ocultas === 1 ? '1 oculta' : `${ocultas} ocultas`})`;
}

/** The browser's storage: an entry for each list of which columns are hidden. */
const chave = (lista: string) => `colunas:${lista}`;

/**
 * The names of the columns that the user has hidden in a list; null if nothing was chosen. A column that a new version
 * adds is shown.
 */
function lerOcultas(lista: string): readonly string[] | null {
  try {
    return localStorage.getItem(chave(lista))?.split(',') ?? null;
  } catch {
    // Storage switched off: the choice lasts as long as the screen.
    return null;
  }
}

function guardarOcultas(lista: string, colunas: readonly string[]): void {
  try {
    localStorage.setItem(chave(lista), colunas.join(','));
  } catch {
    // As above.
  }
}
