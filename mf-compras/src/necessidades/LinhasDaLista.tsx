import type { LinhaDaNecessidade } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import {
  comMedida,
  consolidarNecessidades,
  escreverEntrega,
  quantidadesMostradas,
  type NecessidadeDoItem,
} from '@merenda/shared/regras';
import { ListaDeRegistros, StatusTag, type AcaoDeLinha, type CampoDeBusca, type Coluna } from '@merenda/shared/ui';
import { Checkbox, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import type { CriteriosDaLista } from './criterios.js';
import { ModalOrigem } from './ModalOrigem.js';

/** A line with the id that a list asks for: its place. */
type Linha = LinhaDaNecessidade & { id: number };

/** The needs of an item in all units, with an id. */
type Soma = NecessidadeDoItem & { id: number };

const MODOS = [
  { value: 'UNIDADE', label: 'Por unidade' },
  { value: 'ITEM', label: 'Consolidado' },
] as const;
type Modo = (typeof MODOS)[number]['value'];

interface LinhasDaListaProps {
  linhas: readonly LinhaDaNecessidade[];
  criterios: CriteriosDaLista;
}

/** The quantities that are needed, in stock, expected and missing: by unit and item, or by item. */
export function LinhasDaLista({ linhas, criterios }: LinhasDaListaProps) {
  const [modo, setModo] = useState<Modo>('UNIDADE');
  const [soFaltas, setSoFaltas] = useState(false);
  const [origem, setOrigem] = useState<LinhaDaNecessidade | null>(null);
  const mostradas = useMemo(() => (soFaltas ? linhas.filter(({ falta }) => falta > 0) : linhas), [linhas, soFaltas]);
  const porUnidade = useMemo(
    () => mostradas.map((linha, id): Linha => ({ ...quantidadesMostradas(linha), id })),
    [mostradas],
  );
  const porItem = useMemo(
    () => consolidarNecessidades(mostradas).map((soma, id): Soma => ({ ...soma, id })),
    [mostradas],
  );
  const vazio = soFaltas
    ? 'Não falta nada: o estoque e as entregas a caminho são suficientes.'
    : 'Nada é pedido neste período.';
  const controles = (
    <>
      <Segmented<Modo> aria-label="Como somar" options={[...MODOS]} value={modo} onChange={setModo} />
      <Checkbox checked={soFaltas} onChange={({ target }) => setSoFaltas(target.checked)}>
        Só o que falta
      </Checkbox>
    </>
  );
  return (
    <>
      {modo === 'UNIDADE' ? (
        <ListaDeRegistros<Linha>
          key="unidade"
          rotulo="Necessidades por unidade"
          consulta={pronta(porUnidade)}
          busca={BUSCA_POR_UNIDADE}
          colunas={COLUNAS_POR_UNIDADE}
          nomeDaLinha={({ item, unidade }) => `${nomeComum(item.nome)} em ${nomeProprio(unidade.nome)}`}
          acoes={acoesDe(setOrigem)}
          controles={controles}
          vazio={vazio}
        />
      ) : (
        <ListaDeRegistros<Soma>
          key="item"
          rotulo="Necessidades consolidadas"
          consulta={pronta(porItem)}
          busca={BUSCA_POR_ITEM}
          colunas={COLUNAS_POR_ITEM}
          nomeDaLinha={({ item }) => nomeComum(item.nome)}
          controles={controles}
          vazio={vazio}
        />
      )}
      {origem && <ModalOrigem linha={origem} criterios={criterios} aoFechar={() => setOrigem(null)} />}
    </>
  );
}

/** The rows are there: the computation has its own states. */
const pronta = <T,>(data: T[]) => ({ data, error: null, isFetching: false, refetch: () => undefined });

const acoesDe = (aoAbrir: (linha: LinhaDaNecessidade) => void): AcaoDeLinha<Linha>[] => [
  { rotulo: 'De onde vem', aVista: true, aoAcionar: aoAbrir },
];

const BUSCA_POR_ITEM: readonly CampoDeBusca<Soma>[] = [
  { campo: 'item', rotulo: 'Item', texto: ({ item }) => item.nome },
];

const BUSCA_POR_UNIDADE: readonly CampoDeBusca<Linha>[] = [
  { campo: 'item', rotulo: 'Item', texto: ({ item }) => item.nome },
  { campo: 'unidade', rotulo: 'Unidade', texto: ({ unidade }) => unidade.nome },
];

type ComQuantidades = Pick<
  LinhaDaNecessidade,
  'necessidade' | 'doEstoque' | 'aReceber' | 'falta' | 'unidadeMedida' | 'perecivel' | 'item'
>;

const QUANTIDADES: readonly Coluna<ComQuantidades>[] = [
  {
    titulo: 'Necessidade',
    valor: ({ necessidade, unidadeMedida }) => comMedida(necessidade, unidadeMedida),
    ordem: ({ necessidade }) => necessidade,
    numerica: true,
    destaque: true,
  },
  {
    titulo: 'Do estoque',
    valor: ({ doEstoque, unidadeMedida }) => comMedida(doEstoque, unidadeMedida),
    ordem: ({ doEstoque }) => doEstoque,
    numerica: true,
  },
  {
    titulo: 'A receber',
    valor: ({ aReceber, unidadeMedida }) => comMedida(aReceber, unidadeMedida),
    ordem: ({ aReceber }) => aReceber,
    numerica: true,
  },
  {
    titulo: 'Falta',
    valor: ({ falta, unidadeMedida }) =>
      falta > 0 ? <strong>{comMedida(falta, unidadeMedida)}</strong> : <StatusTag tom="sucesso" rotulo="Coberto" />,
    ordem: ({ falta }) => falta,
    numerica: true,
    destaque: true,
  },
];

const ENTREGA: Coluna<ComQuantidades> = {
  titulo: 'Entrega',
  valor: escreverEntrega,
  ordem: ({ perecivel }) => Number(perecivel),
};

const COLUNAS_POR_UNIDADE: readonly Coluna<Linha>[] = [
  { titulo: 'Unidade', valor: ({ unidade }) => nomeProprio(unidade.nome), ordem: ({ unidade }) => unidade.nome },
  { titulo: 'Item', valor: ({ item }) => nomeComum(item.nome), ordem: ({ item }) => item.nome, principal: true },
  ENTREGA,
  ...QUANTIDADES,
];

const COLUNAS_POR_ITEM: readonly Coluna<Soma>[] = [
  { titulo: 'Item', valor: ({ item }) => nomeComum(item.nome), ordem: ({ item }) => item.nome },
  {
    titulo: 'Unidades',
    valor: ({ unidades }) => formatarQuantidade(unidades),
    ordem: ({ unidades }) => unidades,
    numerica: true,
  },
  ENTREGA,
  ...QUANTIDADES,
];
