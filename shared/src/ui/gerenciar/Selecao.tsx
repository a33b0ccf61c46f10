import { formatarQuantidade } from '@merenda/shared/formatos';
import { Button, Checkbox, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';

/** The rows that the user has selected, by their keys. */
export interface Selecao {
  marcadas: ReadonlySet<string | number>;
  aoMudar: (marcadas: ReadonlySet<string | number>) => void;
}

interface MarcaDaLinhaProps {
  selecao: Selecao;
  chave: string | number;
  nome: string;
}

/** The checkbox that selects one row. */
export function MarcaDaLinha({ selecao, chave, nome }: MarcaDaLinhaProps) {
  return (
    <Checkbox
      aria-label={`Selecionar ${nome}`}
      checked={selecao.marcadas.has(chave)}
      onChange={({ target }) => selecao.aoMudar(comMarcas(selecao, [chave], target.checked))}
    />
  );
}

interface BarraDaSelecaoProps {
  selecao: Selecao;
  /** The rows that the list shows, on all its pages. */
  mostradas: readonly (string | number)[];
  /** Selected rows of the list; a search may hide some of them. */
  quantas: number;
  /** What can be done with the selected rows. */
  acoes: ReactNode;
}

/** Above the table: selects all rows that a search finds, and offers what can be done with the selected ones. */
export function BarraDaSelecao({ selecao, mostradas, quantas, acoes }: BarraDaSelecaoProps) {
  const { marcadas, aoMudar } = selecao;
  const visiveis = mostradas.filter((chave) => marcadas.has(chave)).length;
  return (
    <Flex wrap gap="small" align="center">
      <Checkbox
        disabled={mostradas.length === 0}
        checked={visiveis > 0 && visiveis === mostradas.length}
        indeterminate={visiveis > 0 && visiveis < mostradas.length}
        onChange={({ target }) => aoMudar(comMarcas(selecao, mostradas, target.checked))}
      >
        Selecionar todos
      </Checkbox>
      <Typography.Text type="secondary" role="status">
        {quantas > 0 && (quantas === 1 ? '1 selecionado' : `${formatarQuantidade(quantas)} selecionados`)}
      </Typography.Text>
      {quantas > 0 && (
        <>
          {acoes}
          <Button type="text" onClick={() => aoMudar(new Set())}>
            Limpar seleção
          </Button>
        </>
      )}
    </Flex>
  );
}

function comMarcas({ marcadas }: Selecao, chaves: readonly (string | number)[], sim: boolean): Selecao['marcadas'] {
  const depois = new Set(marcadas);
  for (const chave of chaves) {
    if (sim) depois.add(chave);
    else depois.delete(chave);
  }
  return depois;
}
