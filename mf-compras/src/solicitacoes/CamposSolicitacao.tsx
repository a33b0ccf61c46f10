import { consultasDeCategorias } from '@merenda/shared/consultas';
import type { AquisicaoResumo, ItemComSaldo } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { categoriaPorExtenso } from '@merenda/shared/regras';
import {
  Alerta,
  Campo,
  CampoData,
  EstadoErro,
  LinhaDeCampos,
  ListaMarcavel,
  SelectOpcoes,
  SelectUnidade,
  regra,
  useAoPausar,
} from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Form, Skeleton } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHojeBR } from '../hoje.js';
import { useSituacaoDosItens } from '../necessidades/necessidades.api.js';
import { EfeitoNoPnae } from '../recursos-pnae/EfeitoNoPnae.js';
import { EditorDeQuantidades } from './EditorDeQuantidades.js';
import {
  itensPedidos,
  violacoesDasQuantidades,
  saldoDeValor,
  type ItemPedivel,
  type Quantidades,
} from './quantidades.js';
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
  // The municipality's day may arrive after the form. It is only shown: the server sets the date of the request. The
  // user has not typed it, so it makes no draft.
  useEffect(() => form.setFields([{ name: 'dataSolicitacao', value: hoje, touched: false }]), [form, hoje]);

  // A link names the acquisition. It is set once, when the list has come and has it.
  const pedida = Number(useSearchParams()[0].get('aquisicao'));
  const aceita = aquisicoes.data?.find(({ id }) => id === pedida);
  const [idAceito, fornecedorDela] = [aceita?.id, unicoDe(aceita)];
  useEffect(() => {
    if (idAceito === undefined) return;
    form.setFields([
      { name: 'aquisicao', value: idAceito, touched: false },
      { name: 'fornecedor', value: fornecedorDela, touched: false },
    ]);
  }, [form, idAceito, fornecedorDela]);

  return (
    <>
      <LinhaDeCampos>
        <CampoData nome="dataSolicitacao" rotulo="Data da solicitação" obrigatorio desabilitado />
        <Campo nome="unidadeEducacional" rotulo="Unidade educacional" obrigatorio>
          <SelectUnidade escopo="minhas" valor="unidade" />
        </Campo>
      </LinhaDeCampos>
      <LinhaDeCampos>
        <Campo
          nome="aquisicao"
          rotulo="Aquisição"
          obrigatorio
          ajuda="Somente aquisições vigentes aceitam solicitações."
        >
          <AoEscolher
            depois={(escolhida) => {
              form.setFieldsValue({ fornecedor: unicoDe(aquisicoes.data?.find(({ id }) => id === escolhida)) });
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
            opcoes={fornecedores?.map(({ id, nome }) => ({ valor: id, rotulo: nomeProprio(nome) }))}
          />
        </Campo>
      </LinhaDeCampos>
      <Campo nome="categorias" rotulo="Categorias" obrigatorio>
        <ListaMarcavel
          rotulo="Categorias"
          artigo="a"
          opcoes={categorias.data?.map((categoria) => ({
            valor: categoria.id,
            rotulo: categoriaPorExtenso(categoria),
          }))}
          consulta={categorias}
        />
      </Campo>
      <ItensDoFornecedor aoImpedir={aoImpedir} />
    </>
  );
}

/** The supplier of an acquisition that has one alone. */
const unicoDe = (aquisicao: AquisicaoResumo | undefined): number | undefined =>
  aquisicao?.fornecedores.length === 1 ? aquisicao.fornecedores[0]?.id : undefined;

const rotuloDaAquisicao = ({ numero, ano, objeto }: AquisicaoResumo): string => `${numero}/${ano} – ${objeto}`;

/** A choice that makes others void: `depois` runs when the user chooses, not when the form is reset. */
function AoEscolher({
  depois,
  ...select
}: { depois: (valor: number | undefined) => void } & Parameters<typeof SelectOpcoes<number>>[0]) {
  return (
    <SelectOpcoes<number>
      {...select}
      onChange={(valor) => {
        select.onChange?.(valor);
        depois(valor);
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
  const unidade = Form.useWatch('unidadeEducacional', form);
  const situacoes = useSituacaoDosItens(unidade, itens);
  const [pedidos, setPedidos] = useState<ReturnType<typeof itensPedidos>>([]);
  useAoPausar(() => setPedidos(itensPedidos(form.getFieldValue('quantidades') ?? {})), { ligado: true });

  if (fornecedor === undefined || aquisicao === undefined) return null;
  if (error !== null) return <EstadoErro erro={error} aoTentar={() => void refetch()} />;
  if (isLoading) return <Skeleton active />;
  return (
    <>
      {situacoes.isError && (
        <Alerta
          type="warning"
          style={{ marginBottom: 16 }}
          title="Não foi possível calcular o estoque e a necessidade da unidade. A solicitação pode ser feita mesmo assim."
          acao={<Button onClick={() => void situacoes.refetch()}>Tentar novamente</Button>}
        />
      )}
      <Form.Item name="quantidades" rules={[AO_MENOS_UM]} validateTrigger="onSubmit">
        <EditorDeQuantidades itens={itens} situacoes={situacoes.data} aoMudarValidade={aoImpedir} />
      </Form.Item>
      {pedidos.length > 0 && (
        <EfeitoNoPnae
          simulacao={{ pedidos: [{ aquisicao: { id: aquisicao }, fornecedor: { id: fornecedor }, itens: pedidos }] }}
        />
      )}
    </>
  );
}

const paraPedir = (item: ItemComSaldo): ItemPedivel => ({
  ...item,
  disponivel: item.quantidadeDisponivel,
  recebida: 0,
  saldo: saldoDeValor(item),
});
