import {
  camposDoRastreio,
  ROTULOS_TIPO_KARDEX,
  type ListaConvencao,
  type RastreioDoLote,
} from '@merenda/shared/contratos';
import { nomeComum, nomeProprio, SEM_VALOR } from '@merenda/shared/formatos';
import { enderecoDasEtiquetas, recusaDoEstorno, type CampoDefinido } from '@merenda/shared/regras';
import { Parte, Tabela, useColunas, type TabelaProps } from '@merenda/shared/ui';
import { Flex } from 'antd';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { MarcaDeEstorno } from '../estorno/MarcaDeEstorno.js';
import { SituacaoDaMovimentacao } from '../movimentacoes/SituacaoDaMovimentacao.js';
import { ModalEstorno } from './ModalEstorno.js';

type Linha<K extends 'movimentacoes' | 'demais'> = RastreioDoLote[K][number];
type Escrever = (quantidade: number) => string;

interface TabelasDoRastreioProps {
  rastreio: RastreioDoLote;
  /** Writes a quantity of the lot's product with its package. */
  escrever: Escrever;
}

/** The lines of the user's units behind the sum. A kind without lines is left out. */
export function TabelasDoRastreio({ rastreio, escrever }: TabelasDoRastreioProps) {
  const { produtoLote, estoques, recebimentos, movimentacoes, refeicoes, kits, demais } = rastreio;
  const campos = camposDoRastreio(produtoLote.produto);
  const navigate = useNavigate();
  const [aEstornar, setAEstornar] = useState<Linha<'demais'> | null>(null);
  return (
    <>
      <Bloco
        titulo="Unidades com o lote"
        linhas={estoques}
        campos={campos.estoques}
        nomes={['unidade', 'quantidade']}
        chave={({ estoque }) => estoque}
        nomeDaLinha={({ unidade }) => nomeProprio(unidade.nome)}
        acoes={[
          {
            rotulo: 'Etiquetas',
            aVista: true,
            aoAcionar: ({ estoque }) => void navigate(enderecoDasEtiquetas(estoque, [produtoLote.id])),
          },
        ]}
      />
      <Bloco
        titulo="Recebimentos"
        linhas={recebimentos}
        campos={campos.recebimentos}
        nomes={['solicitacao', 'quando', 'unidade', 'fornecedor', 'notaFiscal', 'quantidade']}
        chave={({ id }) => id}
        nomeDaLinha={({ solicitacao }) => solicitacao.numero}
      />
      <Bloco
        titulo="Movimentações"
        linhas={movimentacoes}
        campos={campos.movimentacoes}
        nomes={['quando', 'origem', 'destino', 'situacao', 'quantidade', 'perda']}
        desenhos={desenhosDasMovimentacoes(escrever)}
        chave={({ id }) => id}
        nomeDaLinha={({ quando }) => quando}
      />
      <Bloco
        titulo="Refeições"
        linhas={refeicoes}
        campos={campos.refeicoes}
        nomes={['prato', 'dia', 'unidade', 'alunos', 'quantidade']}
        chave={({ id }) => id}
        nomeDaLinha={({ prato, dia }) => `${nomeComum(prato)} de ${dia}`}
      />
      <Bloco
        titulo="Kits"
        linhas={kits}
        campos={campos.kits}
        nomes={['dia', 'unidade', 'alunos', 'quantidade']}
        chave={({ dia, unidade }) => `${dia} ${unidade}`}
        nomeDaLinha={({ dia, unidade }) => `${nomeProprio(unidade)} em ${dia}`}
      />
      <Bloco
        titulo="Lançamentos"
        linhas={demais}
        campos={campos.demais}
        nomes={['tipo', 'quando', 'unidade', 'quantidade', 'observacao', 'estorno', 'usuario']}
        desenhos={DESENHOS_DAS_DEMAIS}
        chave={({ id }) => id}
        nomeDaLinha={(linha) => `${oQueHouve(linha)} de ${linha.quando}`}
        acoes={[
          {
            rotulo: 'Estornar',
            perigo: true,
            impedimento: ({ tipo, quantidade, estorno }) =>
              recusaDoEstorno({ tipo, quantidade, estornado: estorno !== null }),
            aoAcionar: setAEstornar,
          },
        ]}
      />
      {aEstornar && (
        <ModalEstorno lote={produtoLote} linha={aEstornar} escrever={escrever} aoFechar={() => setAEstornar(null)} />
      )}
    </>
  );
}

interface BlocoProps<L, Nome extends string> extends Pick<
  TabelaProps<L>,
  'linhas' | 'chave' | 'nomeDaLinha' | 'acoes'
> {
  titulo: string;
  campos: Readonly<Record<Nome, CampoDefinido<L, ListaConvencao>>>;
  nomes: readonly Nome[];
  desenhos?: { readonly [N in Nome]?: (linha: L) => ReactNode };
}

function Bloco<L extends object, Nome extends string>({
  titulo,
  linhas,
  campos,
  nomes,
  desenhos,
  ...resto
}: BlocoProps<L, Nome>) {
  const colunas = useColunas(campos, { nomes, desenhos });
  if (linhas.length === 0) return null;
  return (
    <Parte titulo={titulo}>
      <Tabela<L> emUmaLinha rotulo={titulo} linhas={linhas} colunas={colunas} vazio={null} {...resto} />
    </Parte>
  );
}

/** 'Saída direta', 'Kit merenda nº 12': kits and movements have a number by which other screens name them. */
const oQueHouve = ({ tipo, documento, documentoId }: Linha<'demais'>): string =>
  documento === 'kits' || documento === 'movimentacoes'
    ? `${ROTULOS_TIPO_KARDEX[tipo]} nº ${documentoId}`
    : ROTULOS_TIPO_KARDEX[tipo];

const DESENHOS_DAS_DEMAIS = {
  tipo: (linha: Linha<'demais'>) => (
    <Flex wrap gap={4}>
      {linha.estorno ? <del>{oQueHouve(linha)}</del> : oQueHouve(linha)}
      {linha.estorno && <MarcaDeEstorno rotulo="Estornado" />}
    </Flex>
  ),
};

const desenhosDasMovimentacoes = (escrever: Escrever) => ({
  situacao: ({ status, estornada }: Linha<'movimentacoes'>) => (
    <Flex wrap gap={4}>
      <SituacaoDaMovimentacao status={status} />
      {estornada && <MarcaDeEstorno rotulo="Estornada" />}
    </Flex>
  ),
  perda: ({ quantidadePerdida }: Linha<'movimentacoes'>) =>
    quantidadePerdida > 0 ? escrever(quantidadePerdida) : SEM_VALOR,
});
