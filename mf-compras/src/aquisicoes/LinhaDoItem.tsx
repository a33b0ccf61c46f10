import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { LIMITES, type Produto } from '@merenda/shared/contratos';
import { erroDoDigitado, formatarMoeda, nomeComum, type NumeroDigitado } from '@merenda/shared/formatos';
import { EntradaMoeda, EntradaQuantidade, Icone, SelectProduto } from '@merenda/shared/ui';
import { Button, Input } from 'antd';
import { memo } from 'react';
import { CampoDeLinha } from './CampoDeLinha.js';
import { EmNomeDe, type MembroEscolhivel } from './EmNomeDe.js';
import type { ErrosDasPropostas } from './erros-das-propostas.js';
import { medidaDe, valorDoItem, type LinhaItem } from './rascunho.js';

interface LinhaDoItemProps {
  item: LinhaItem;
  indice: number;
  erros: ErrosDasPropostas;
  unico: boolean;
  /** The families of the group that sells; empty for any other supplier. */
  membros: readonly MembroEscolhivel[];
  /** The labels for a unit of measure. */
  descreverUnidade: (codigo: string) => string;
  aoMudar: (indice: number, mudanca: Partial<LinhaItem>) => void;
  aoRemover: (indice: number) => void;
}

/** One item of a proposal. Memoised: of a thousand rows a keystroke renders the one in which it falls. */
export const LinhaDoItem = memo(function LinhaDoItem({
  item,
  indice,
  erros,
  unico,
  membros,
  descreverUnidade,
  aoMudar,
  aoRemover,
}: LinhaDoItemProps) {
  const mudar = (mudanca: Partial<LinhaItem>) => aoMudar(indice, mudanca);
  return (
    <div className="compras-item" role="group" aria-label={`Item ${indice + 1}`}>
      <CampoDeLinha rotulo="Produto" obrigatorio erro={erros.get('produto')}>
        {(ligacao) => (
          <SelectProduto
            {...ligacao}
            rotulo={comItem}
            value={item.produto}
            onChange={(produto, escolhido) =>
              mudar({ produto, unidadeProduto: escolhido.unidadeProduto, medida: medidaDe(escolhido) })
            }
          />
        )}
      </CampoDeLinha>
      <CampoDeLinha rotulo="Descrição" erro={erros.get('descricao')}>
        {(ligacao) => (
          <Input
            {...ligacao}
            autoComplete="off"
            maxLength={LIMITES.descricao}
            value={item.descricao}
            onChange={(e) => mudar({ descricao: e.target.value })}
          />
        )}
      </CampoDeLinha>
      <CampoDeLinha rotulo="Quantidade" obrigatorio erro={erros.get('quantidade') ?? ilegivel(item.quantidade)}>
        {(ligacao) => (
          <EntradaQuantidade
            {...ligacao}
            medida={item.medida ?? null}
            value={item.quantidade}
            onChange={(quantidade) => mudar({ quantidade })}
          />
        )}
      </CampoDeLinha>
      <CampoDeLinha rotulo="Unidade" obrigatorio erro={erros.get('unidadeProduto')}>
        {(ligacao) => (
          <Input
            {...ligacao}
            // Nothing can be typed: the Tab goes on to the price.
            disabled
            variant="filled"
            placeholder="A do produto"
            value={descreverUnidade(item.unidadeProduto)}
          />
        )}
      </CampoDeLinha>
      <CampoDeLinha rotulo="Preço unitário" obrigatorio erro={erros.get('precoUnidade') ?? ilegivel(item.precoUnidade)}>
        {(ligacao) => (
          <EntradaMoeda {...ligacao} value={item.precoUnidade} onChange={(precoUnidade) => mudar({ precoUnidade })} />
        )}
      </CampoDeLinha>
      <output className="compras-valor" aria-label="Valor do item">
        {formatarMoeda(valorDoItem(item))}
      </output>
      <Button
        type="text"
        danger
        icon={<Icone de={DeleteOutlined} />}
        aria-label={`Remover Item ${indice + 1}`}
        disabled={unico}
        onClick={() => aoRemover(indice)}
      />
      {(membros.length > 0 || (item.emNomeDe ?? []).length > 0) && (
        <EmNomeDe
          item={item}
          nomeDoItem={`Item ${indice + 1}`}
          membros={membros}
          erros={erros}
          aoMudar={(emNomeDe) => mudar({ emNomeDe })}
        />
      )}
    </div>
  );
});

const comItem = ({ nome, item }: Produto): string =>
  nome === item.nome ? nomeComum(nome) : `${nomeComum(nome)} (${nomeComum(item.nome)})`;

/** A text that cannot be read shows its error on blur; other errors show when the form is sent. */
const ilegivel = (valor: NumeroDigitado): string | undefined => erroDoDigitado(valor, () => []) ?? undefined;
