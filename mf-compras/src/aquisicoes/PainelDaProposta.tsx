import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { consultasDeProdutos } from '@merenda/shared/consultas';
import { LIMITES } from '@merenda/shared/contratos';
import type { ValoresColados } from '@merenda/shared/regras';
import { acrescentarLinha, ColarDaPlanilha, Icone, type Opcao, Rotulo, SelectOpcoes } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Col, Flex, Input, Row } from 'antd';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CampoDeLinha } from './CampoDeLinha.js';
import { camposDoItem, itemColado, nomesColados, preenchido, recusasDoItem, semColados } from './colagem.js';
import type { MembroEscolhivel } from './EmNomeDe.js';
import { errosDe, type ErrosDasPropostas } from './erros-das-propostas.js';
import { LinhaDoItem } from './LinhaDoItem.js';
import { doFornecedor, novoItem, type LinhaItem, type LinhaProposta } from './rascunho.js';

/**
 * Changes a proposal by what it is at that moment, so that the function itself never changes; `campo` is what changes
 * in it.
 */
export type AoMudarProposta = (
  indice: number,
  mudar: (proposta: LinhaProposta) => LinhaProposta,
  campo: string,
) => void;

/** The options of a proposal's rows. */
export interface ListasDoPainel {
  fornecedores: readonly Opcao<number>[] | undefined;
  /** The families of a supplier that is a group. */
  membrosDe: (fornecedor: number | null) => readonly MembroEscolhivel[];
  descreverUnidade: (codigo: string) => string;
}

interface PainelDaPropostaProps extends ListasDoPainel {
  proposta: LinhaProposta;
  indice: number;
  erros: ErrosDasPropostas;
  aoMudar: AoMudarProposta;
}

/** The open proposal: supplier, contract number and its items. */
export const PainelDaProposta = memo(function PainelDaProposta({
  proposta,
  indice,
  erros,
  fornecedores,
  membrosDe,
  descreverUnidade,
  aoMudar,
}: PainelDaPropostaProps) {
  const adicionar = useRef<HTMLButtonElement>(null);
  const { itens } = proposta;
  const mudar = (mudanca: Partial<LinhaProposta>) =>
    aoMudar(indice, (atual) => ({ ...atual, ...mudanca }), Object.keys(mudanca).join());

  const mudarItem = useCallback(
    (posicao: number, mudanca: Partial<LinhaItem>) => {
      const [campo = ''] = Object.keys(mudanca);
      aoMudar(
        indice,
        (atual) => ({
          ...atual,
          itens: atual.itens.map((item, i) => (i === posicao ? { ...item, ...mudanca } : item)),
        }),
        `itens.${posicao}.${campo}`,
      );
    },
    [aoMudar, indice],
  );

  const removerItem = useCallback(
    (posicao: number) => {
      aoMudar(
        indice,
        (atual) =>
          atual.itens.length === 1 ? atual : { ...atual, itens: atual.itens.filter((_, i) => i !== posicao) },
        'itens',
      );
      // The pressed button is gone: without this the focus would fall back to the top of the page.
      adicionar.current?.focus();
    },
    [aoMudar, indice],
  );

  const [colado, setColado] = useState('');
  const nomes = useQuery(consultasDeProdutos.comNomes(nomesColados(colado)));
  const acervo = useMemo(() => new Map(nomes.data?.map((produto) => [produto.id, produto])), [nomes.data]);
  const campos = useMemo(() => camposDoItem(acervo), [acervo]);
  const naTela = useRef(indice);
  useEffect(() => {
    naTela.current = indice;
  });

  function colar(linhas: readonly ValoresColados[]): () => void {
    const colados = linhas.map((valores) => itemColado(valores, acervo));
    aoMudar(indice, (atual) => ({ ...atual, itens: [...atual.itens.filter(preenchido), ...colados] }), 'itens');
    return () =>
      aoMudar(
        // A proposal above may be gone meanwhile.
        naTela.current,
        (atual) => ({ ...atual, itens: semColados(atual.itens, colados, itens) }),
        'itens',
      );
  }

  return (
    <Flex vertical gap="small">
      <Row gutter={[16, 8]}>
        <Col xs={24} md={14}>
          <CampoDeLinha rotulo="Fornecedor" obrigatorio erro={erros.get('fornecedor')}>
            {(ligacao) => (
              <SelectOpcoes
                {...ligacao}
                opcoes={fornecedores}
                de="fornecedores"
                value={proposta.fornecedor}
                onChange={(fornecedor) =>
                  aoMudar(indice, (atual) => doFornecedor(atual, fornecedor ?? null), 'fornecedor')
                }
              />
            )}
          </CampoDeLinha>
        </Col>
        <Col xs={24} md={10}>
          <CampoDeLinha rotulo="Número do contrato" obrigatorio erro={erros.get('numeroContrato')}>
            {(ligacao) => (
              <Input
                {...ligacao}
                autoComplete="off"
                maxLength={LIMITES.numeroDocumento}
                style={{ textTransform: 'uppercase' }}
                value={proposta.numeroContrato}
                onChange={(e) => mudar({ numeroContrato: e.target.value })}
              />
            )}
          </CampoDeLinha>
        </Col>
      </Row>
      <ColarDaPlanilha
        titulo={`Colar itens na Proposta ${indice + 1}`}
        campos={campos}
        leitura={nomes}
        aoLer={setColado}
        cabem={LIMITES.itensProposta - itens.filter(preenchido).length}
        recusas={(valores, anteriores) =>
          recusasDoItem(
            valores,
            [...itens.map(({ produto }) => produto), ...anteriores.map(({ produto }) => Number(produto))],
            acervo,
            descreverUnidade,
          )
        }
        aoInserir={colar}
      >
        <div className="compras-item compras-titulos" aria-hidden>
          <Rotulo obrigatorio>Produto</Rotulo>
          <span>Descrição</span>
          <Rotulo obrigatorio>Quantidade</Rotulo>
          <Rotulo obrigatorio>Unidade</Rotulo>
          <Rotulo obrigatorio>Preço unitário</Rotulo>
          <span style={{ textAlign: 'right' }}>Valor</span>
        </div>
        {itens.map((item, i) => (
          <LinhaDoItem
            key={item.chave}
            descreverUnidade={descreverUnidade}
            item={item}
            indice={i}
            erros={errosDe(erros, `itens.${i}`)}
            unico={itens.length === 1}
            membros={membrosDe(proposta.fornecedor)}
            aoMudar={mudarItem}
            aoRemover={removerItem}
          />
        ))}
        <Button
          ref={adicionar}
          type="dashed"
          icon={<Icone de={PlusOutlined} />}
          disabled={itens.length >= LIMITES.itensProposta}
          onClick={({ currentTarget }) =>
            acrescentarLinha(currentTarget, () => mudar({ itens: [...itens, novoItem()] }))
          }
        >
          Adicionar item
        </Button>
      </ColarDaPlanilha>
    </Flex>
  );
});
