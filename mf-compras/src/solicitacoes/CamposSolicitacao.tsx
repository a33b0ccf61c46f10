import { consultasDeCategorias } from '@merenda/shared/consultas';
import type { AquisicaoResumo, Categoria, ItemComSaldo } from '@merenda/shared/contratos';
import {
  Campo,
  CampoData,
  EstadoErro,
  LinhaDeCampos,
  ListaMarcavel,
  SelectOpcoes,
  SelectUnidade,
  regra,
} from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Form, Skeleton } from 'antd';
import { useEffect, useMemo } from 'react';
import { useHojeBR } from '../hoje.js';
import { EditorDeQuantidades } from './EditorDeQuantidades.js';
import { violacoesDasQuantidades, saldoDeValor, type ItemPedivel, type Quantidades } from './quantidades.js';
import { useAquisicoesAbertas, useItensDoFornecedor } from './solicitacoes.api.js';

const AO_MENOS_UM = regra<Quantidades>((quantidades) => violacoesDasQuantidades(quantidades ?? {}));

/** The values of the form of a new request. */
export interface RascunhoSolicitacao {
  dataSolicitacao: string;
  aquisicao: number;
  fornecedor: number;
  unidadeEducacional: number;
  categorias: number[];
  quantidades: Quantidades;
}

/** The fields of a new request. `aoImpedir` hears whether some quantity is out of its bounds. */
export function CamposSolicitacao({ aoImpedir }: { aoImpedir: (impedida: boolean) => void }) {
  const form = Form.useFormInstance<RascunhoSolicitacao>();
  const aquisicoes = useAquisicoesAbertas();
  const categorias = useQuery(consultasDeCategorias.lista());
  const idAquisicao = Form.useWatch('aquisicao', form);
  const fornecedores = aquisicoes.data?.find(({ id }) => id === idAquisicao)?.fornecedores;
  const esquecerItens = () => form.setFieldsValue({ quantidades: undefined });
  const hoje = useHojeBR();
  // The municipality's day may arrive after the form. It is only shown: the server sets the date of the request.
  useEffect(() => form.setFieldValue('dataSolicitacao', hoje), [form, hoje]);

  return (
    <>
      <LinhaDeCampos>
        <CampoData nome="dataSolicitacao" rotulo="Data da solicitação" obrigatorio desabilitado />
        <Campo nome="unidadeEducacional" rotulo="Unidade educacional" obrigatorio>
          <SelectUnidade escopo="minhas" valor="unidade" />
        </Campo>
      </LinhaDeCampos>
      <LinhaDeCampos>
        <Campo nome="aquisicao" rotulo="Aquisição" obrigatorio ajuda="Só as vigentes aceitam solicitação.">
          <AoEscolher
            depois={() => {
              form.setFieldsValue({ fornecedor: undefined });
              esquecerItens();
            }}
            opcoes={aquisicoes.data?.map((aquisicao) => ({
              valor: aquisicao.id,
              rotulo: rotuloDaAquisicao(aquisicao),
            }))}
            consulta={aquisicoes}
            de="aquisicoes"
          />
        </Campo>
        <Campo nome="fornecedor" rotulo="Fornecedor" obrigatorio>
          <AoEscolher
            depois={esquecerItens}
            disabled={idAquisicao === undefined}
            placeholder={idAquisicao === undefined ? 'Escolha antes a aquisição' : undefined}
            opcoes={fornecedores?.map(({ id, nome }) => ({ valor: id, rotulo: nome }))}
          />
        </Campo>
      </LinhaDeCampos>
      <Campo nome="categorias" rotulo="Categorias" obrigatorio>
        <ListaMarcavel
          rotulo="Categorias"
          artigo="a"
          opcoes={
            categorias.data?.map((categoria) => ({ valor: categoria.id, rotulo: rotuloDaCategoria(categoria) })) ?? []
          }
        />
      </Campo>
      <ItensDoFornecedor aoImpedir={aoImpedir} />
    </>
  );
}

const rotuloDaAquisicao = ({ numero, ano, objeto }: AquisicaoResumo): string => `${numero}/${ano} – ${objeto}`;

/** A school stage in readable form: 'FUNDAMENTAL – 6 a 10 anos'. */
export const rotuloDaCategoria = ({ modalidade, faixaEtaria }: Omit<Categoria, 'id'>): string =>
  `${modalidade} – ${faixaEtaria.nome}`;

/** A choice that makes others void: `depois` runs when the user chooses, not when the form is reset. */
function AoEscolher({ depois, ...select }: { depois: () => void } & Parameters<typeof SelectOpcoes<number>>[0]) {
  return (
    <SelectOpcoes<number>
      {...select}
      onChange={(valor) => {
        select.onChange?.(valor);
        depois();
      }}
    />
  );
}

/** The items of the chosen supplier with their balance, once acquisition and supplier are known. */
function ItensDoFornecedor({ aoImpedir }: { aoImpedir: (impedida: boolean) => void }) {
  const form = Form.useFormInstance<RascunhoSolicitacao>();
  const aquisicao = Form.useWatch('aquisicao', form);
  const fornecedor = Form.useWatch('fornecedor', form);
  const { data, error, isLoading, refetch } = useItensDoFornecedor(fornecedor, aquisicao);
  const itens = useMemo(() => data?.map(paraPedir) ?? [], [data]);

  if (fornecedor === undefined || aquisicao === undefined) return null;
  if (error !== null) return <EstadoErro erro={error} aoTentar={() => void refetch()} />;
  if (isLoading) return <Skeleton active />;
  return (
    <Form.Item name="quantidades" rules={[AO_MENOS_UM]} validateTrigger="onSubmit">
      <EditorDeQuantidades itens={itens} aoMudarValidade={aoImpedir} />
    </Form.Item>
  );
}

const paraPedir = (item: ItemComSaldo): ItemPedivel => ({
  ...item,
  disponivel: item.quantidadeDisponivel,
  recebida: 0,
  saldo: saldoDeValor(item),
});
