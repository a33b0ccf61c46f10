import type { ProdutoEstoque } from '@merenda/shared/contratos';
import { Checkbox } from 'antd';
import { nomeDaLinha } from '../estoques/lote.js';
import { DescricaoDoLote, textoDoLote } from './DescricaoDoLote.js';
import { podeMover } from './lista-de-destino.js';
import { Painel } from './Painel.js';

export interface PainelOrigemProps {
  /** No unit is chosen yet. */
  semUnidade: boolean;
  linhas: readonly ProdutoEstoque[];
  carregando: boolean;
  marcadas: ReadonlySet<number>;
  aoMarcar: (linha: number, sim: boolean) => void;
  /** 'YYYY-MM-DD'. */
  hoje: string;
}

export const TITULO_DA_ORIGEM = 'Produtos da origem';
export const ORIGEM_SEM_UNIDADE = 'Escolha a unidade de origem para ver o que ela tem.';
export const ORIGEM_SEM_PRODUTOS = 'Nenhum produto na unidade de origem.';

/** The products of the sending unit that are not on the other side. One in deficit or blocked is shown, and cannot be
 * chosen. */
export function PainelOrigem({ semUnidade, linhas, carregando, marcadas, aoMarcar, hoje }: PainelOrigemProps) {
  return (
    <Painel
      titulo={TITULO_DA_ORIGEM}
      entradas={linhas}
      chave={({ id }) => id}
      texto={textoDoLote}
      carregando={carregando}
      vazio={semUnidade ? ORIGEM_SEM_UNIDADE : ORIGEM_SEM_PRODUTOS}
      desenhar={(linha) => (
        <Checkbox
          aria-label={nomeDaLinha(linha)}
          disabled={!podeMover(linha)}
          checked={marcadas.has(linha.id)}
          onChange={(evento) => aoMarcar(linha.id, evento.target.checked)}
        >
          <DescricaoDoLote linha={linha} hoje={hoje} />
        </Checkbox>
      )}
    />
  );
}
