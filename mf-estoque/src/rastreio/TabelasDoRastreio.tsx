import { ROTULOS_TIPO_KARDEX, type RastreioDoLote } from '@merenda/shared/contratos';
import { dataComparavel, formatarQuantidade, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { enderecoDasEtiquetas, escreverEstorno, recusaDoEstorno } from '@merenda/shared/regras';
import { Parte, Tabela, type AcaoDeLinha, type Coluna } from '@merenda/shared/ui';
import { Flex } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MarcaDeEstorno } from '../estorno/MarcaDeEstorno.js';
import { SituacaoDaMovimentacao } from '../movimentacoes/SituacaoDaMovimentacao.js';
import { ModalEstorno } from './ModalEstorno.js';

type Linha<K extends 'estoques' | 'recebimentos' | 'movimentacoes' | 'refeicoes' | 'kits' | 'demais'> =
  RastreioDoLote[K][number];
type Escrever = (quantidade: number) => string;

interface TabelasDoRastreioProps {
  rastreio: RastreioDoLote;
  /** Writes a quantity of the lot's product with its package. */
  escrever: Escrever;
}

/** The lines of the user's units behind the sum. A kind without lines is left out. */
export function TabelasDoRastreio({ rastreio, escrever }: TabelasDoRastreioProps) {
  const { produtoLote, estoques, recebimentos, movimentacoes, refeicoes, kits, demais } = rastreio;
  const navigate = useNavigate();
  const [aEstornar, setAEstornar] = useState<Linha<'demais'> | null>(null);
  return (
    <>
      <Bloco
        titulo="Unidades com o lote"
        linhas={estoques}
        colunas={colunasDosEstoques(escrever)}
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
        colunas={colunasDosRecebimentos(escrever)}
        chave={({ id }) => id}
        nomeDaLinha={({ solicitacao }) => solicitacao.numero}
      />
      <Bloco
        titulo="Movimentações"
        linhas={movimentacoes}
        colunas={colunasDasMovimentacoes(escrever)}
        chave={({ id }) => id}
        nomeDaLinha={({ quando }) => quando}
      />
      <Bloco
        titulo="Refeições"
        linhas={refeicoes}
        colunas={colunasDasRefeicoes(escrever)}
        chave={({ id }) => id}
        nomeDaLinha={({ prato, dia }) => `${nomeComum(prato)} de ${dia}`}
      />
      <Bloco
        titulo="Kits"
        linhas={kits}
        colunas={colunasDosKits(escrever)}
        chave={({ dia, unidade }) => `${dia} ${unidade}`}
        nomeDaLinha={({ dia, unidade }) => `${nomeProprio(unidade)} em ${dia}`}
      />
      <Bloco
        titulo="Lançamentos"
        linhas={demais}
        colunas={colunasDasDemais(escrever)}
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

interface BlocoProps<L> {
  titulo: string;
  linhas: readonly L[];
  colunas: readonly Coluna<L>[];
  chave: (linha: L) => string | number;
  nomeDaLinha: (linha: L) => string;
  acoes?: readonly AcaoDeLinha<L>[];
}

function Bloco<L extends object>({ titulo, linhas, ...resto }: BlocoProps<L>) {
  if (linhas.length === 0) return null;
  return (
    <Parte titulo={titulo}>
      <Tabela<L> rotulo={titulo} linhas={linhas} vazio={null} {...resto} />
    </Parte>
  );
}

const quantidadeCom = <L extends { quantidade: number }>(escrever: Escrever): Coluna<L> => ({
  titulo: 'Quantidade',
  valor: ({ quantidade }) => escrever(quantidade),
  ordem: ({ quantidade }) => quantidade,
  numerica: true,
  destaque: true,
});

const naUnidade = <L extends { unidade: string }>(): Coluna<L> => ({
  titulo: 'Unidade',
  valor: ({ unidade }) => nomeProprio(unidade),
  ordem: ({ unidade }) => unidade,
});

const noInstante = <L extends { quando: string }>(): Coluna<L> => ({
  titulo: 'Data e hora',
  valor: ({ quando }) => quando,
  ordem: ({ quando }) => `${dataComparavel(quando.slice(0, 10))} ${quando.slice(11)}`,
});

const noDia = <L extends { dia: string }>(): Coluna<L> => ({
  titulo: 'Dia',
  valor: ({ dia }) => dia,
  ordem: ({ dia }) => dataComparavel(dia),
});

const paraAlunos = <L extends { alunos: number }>(): Coluna<L> => ({
  titulo: 'Alunos',
  valor: ({ alunos }) => formatarQuantidade(alunos),
  ordem: ({ alunos }) => alunos,
  numerica: true,
});

const colunasDosEstoques = (escrever: Escrever): Coluna<Linha<'estoques'>>[] => [
  { titulo: 'Unidade', valor: ({ unidade }) => nomeProprio(unidade.nome), ordem: ({ unidade }) => unidade.nome },
  quantidadeCom(escrever),
];

const colunasDosRecebimentos = (escrever: Escrever): Coluna<Linha<'recebimentos'>>[] => [
  {
    titulo: 'Solicitação',
    valor: ({ solicitacao, estornado }) => (estornado ? `${solicitacao.numero} (estornado)` : solicitacao.numero),
  },
  noInstante(),
  naUnidade(),
  { titulo: 'Fornecedor', valor: ({ fornecedor }) => nomeProprio(fornecedor), ordem: ({ fornecedor }) => fornecedor },
  { titulo: 'Nota fiscal', valor: ({ notaFiscal }) => notaFiscal ?? '---' },
  quantidadeCom(escrever),
];

const colunasDasMovimentacoes = (escrever: Escrever): Coluna<Linha<'movimentacoes'>>[] => [
  noInstante(),
  { titulo: 'Origem', valor: ({ origem }) => nomeProprio(origem), ordem: ({ origem }) => origem },
  { titulo: 'Destino', valor: ({ destino }) => nomeProprio(destino), ordem: ({ destino }) => destino },
  {
    titulo: 'Situação',
    valor: ({ status, estornada }) => (
      <Flex wrap gap={4}>
        <SituacaoDaMovimentacao status={status} />
        {estornada && <MarcaDeEstorno rotulo="Estornada" />}
      </Flex>
    ),
  },
  quantidadeCom(escrever),
  {
    titulo: 'Perda',
    valor: ({ quantidadePerdida }) => (quantidadePerdida > 0 ? escrever(quantidadePerdida) : '---'),
    ordem: ({ quantidadePerdida }) => quantidadePerdida,
    numerica: true,
  },
];

const colunasDasRefeicoes = (escrever: Escrever): Coluna<Linha<'refeicoes'>>[] => [
  {
    titulo: 'Prato',
    valor: ({ prato, excluida }) => `${nomeComum(prato)}${excluida ? ' (refeição excluída)' : ''}`,
    ordem: ({ prato }) => prato,
  },
  noDia(),
  naUnidade(),
  paraAlunos(),
  quantidadeCom(escrever),
];

const colunasDosKits = (escrever: Escrever): Coluna<Linha<'kits'>>[] => [
  noDia(),
  naUnidade(),
  paraAlunos(),
  quantidadeCom(escrever),
];

/** 'Saída direta', 'Kit merenda nº 12': kits and movements have a number by which other screens name them. */
const oQueHouve = ({ tipo, documento, documentoId }: Linha<'demais'>): string =>
  documento === 'kits' || documento === 'movimentacoes'
    ? `${ROTULOS_TIPO_KARDEX[tipo]} nº ${documentoId}`
    : ROTULOS_TIPO_KARDEX[tipo];

const colunasDasDemais = (escrever: Escrever): Coluna<Linha<'demais'>>[] => [
  {
    titulo: 'O que houve',
    valor: (linha) => (
      <Flex wrap gap={4}>
        {linha.estorno ? <del>{oQueHouve(linha)}</del> : oQueHouve(linha)}
        {linha.estorno && <MarcaDeEstorno rotulo="Estornado" />}
      </Flex>
    ),
  },
  noInstante(),
  naUnidade(),
  quantidadeCom(escrever),
  { titulo: 'Observação', valor: ({ observacao }) => observacao ?? '---' },
  { titulo: 'Estorno', valor: ({ estorno }) => (estorno ? escreverEstorno(estorno) : '---') },
  { titulo: 'Quem', valor: ({ usuario }) => nomeProprio(usuario) },
];
