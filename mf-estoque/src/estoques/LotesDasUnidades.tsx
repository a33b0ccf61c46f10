import { descreverConteudo, nomeDoLote } from '@merenda/shared/regras';
import {
  CAMPOS_DO_LOTE_DA_UNIDADE,
  ROTULOS_PRAZO_DE_USO,
  ROTULOS_SITUACAO_DO_PRECO,
  type Figura,
  type LoteDaUnidade,
} from '@merenda/shared/contratos';
import { formatarMoeda, nomeProprio } from '@merenda/shared/formatos';
import { type AcaoDeLinha, type CampoPerguntado, ListaDeRegistros, opcoesDe, useColunas } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useImperativeHandle, useMemo, type ReactNode, type Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLotesDasUnidades, useValorDasUnidades } from './estoques.api.js';
import { useDesenhosDoLote } from './lotes.colunas.js';

const CAMPOS: readonly CampoPerguntado[] = [
  { campo: 'produto', rotulo: 'Produto, item ou lote', principal: true },
  { tipo: 'opcao', campo: 'prazo', rotulo: 'Prazo', opcoes: opcoesDe(ROTULOS_PRAZO_DE_USO) },
  { tipo: 'opcao', campo: 'preco', rotulo: 'Preço', opcoes: opcoesDe(ROTULOS_SITUACAO_DO_PRECO) },
];

const DE_UMA = ['produto', 'lote', 'quantidade', 'validade', 'valor'] as const;
const DE_TODAS = ['produto', 'lote', 'unidade', 'quantidade', 'validade', 'valor'] as const;

/** The number of packages would take the width of the names of units. */
const SO_O_CONTEUDO = {
  quantidade: ({ quantidade, produtoLote }: LoteDaUnidade) => descreverConteudo(quantidade, produtoLote.produto),
};

interface LotesDasUnidadesProps {
  /** Only this one; without it all stocks of the user, with their units. */
  estoque?: number;
  /** Receives what the list shows: filters and order, for its export. */
  recortado: Ref<LotesMostrados>;
  /** What acts on the list as it is shown. */
  ferramentas: ReactNode;
}

/** The query of the lots that are shown now. */
export type LotesMostrados = () => ReturnType<typeof useLotesDasUnidades>['recorte'];

/** The lots with a balance and their value. A lot is handled in the stock of its unit. */
export function LotesDasUnidades({ estoque, recortado, ferramentas }: LotesDasUnidadesProps) {
  const paginas = useLotesDasUnidades(CAMPOS, estoque);
  useImperativeHandle(recortado, () => () => paginas.recorte);
  const navigate = useNavigate();
  const doLote = useDesenhosDoLote();
  const desenhos = useMemo(() => (estoque === undefined ? { ...doLote, ...SO_O_CONTEUDO } : doLote), [estoque, doLote]);
  const colunas = useColunas(CAMPOS_DO_LOTE_DA_UNIDADE, {
    nomes: estoque === undefined ? DE_TODAS : DE_UMA,
    desenhos,
    doServidor: true,
  });
  const acoes: AcaoDeLinha<LoteDaUnidade>[] = [
    {
      rotulo: 'Ver na unidade',
      principal: true,
      aoAcionar: (lote) => void navigate(`/estoque?estoque=${lote.estoque}&exibir=${lote.id}`),
    },
  ];
  return (
    <ListaDeRegistros
      rotulo="Lotes com valor"
      paginas={paginas}
      colunas={colunas}
      nomeDaLinha={({ produtoLote, unidade }) => `${nomeDoLote(produtoLote)}, ${nomeProprio(unidade.nome)}`}
      acoes={acoes}
      ferramentas={ferramentas}
      vazio={
        estoque === undefined
          ? 'Nenhum lote com saldo nas suas unidades. Escolha uma unidade para adicionar produtos.'
          : 'Nenhum lote com saldo no estoque desta unidade.'
      }
    />
  );
}

/** Takes the room of the sentence until it is there, so that the list does not move. */
const VALOR_COMUM = 10_000;

/** What all stocks of the user are worth; nothing where it cannot be read. */
export function ValorDasUnidades() {
  const { data = [], isPending } = useValorDasUnidades();
  const medida = (qual: Figura) => data.find(({ figura }) => figura === qual)?.valor;
  const valor = medida('VALOR_DOS_ESTOQUES') ?? (isPending ? VALOR_COMUM : undefined);
  if (valor === undefined) return null;
  const semPreco = medida('LOTES_SEM_PRECO') ?? 0;
  return (
    <Typography.Text role="status" style={isPending ? { visibility: 'hidden' } : undefined}>
      {valor === 0 && semPreco > 0 ? (
        'Nenhum lote das suas unidades tem preço.'
      ) : (
        <>
          <strong>{formatarMoeda(valor)}</strong> em estoque, em todas as suas unidades.
        </>
      )}
    </Typography.Text>
  );
}
