import { SIMBOLOS_UNIDADE_MEDIDA, type Preparo, type UnidadeMedida } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { ModalDetalhes, ModalDoRegistro } from '@merenda/shared/ui';
import { Table, Typography, type TableColumnType } from 'antd';
import { TabelaDaFicha, TITULO_DA_LINHA } from '../ficha-tecnica/TabelaDaFicha.js';
import { usePreparo } from './preparos.api.js';

type Ingrediente = Preparo['ingredientes'][number];

const medida = (quantidade: number, unidade: UnidadeMedida) =>
  `${formatarQuantidade(quantidade)} ${SIMBOLOS_UNIDADE_MEDIDA[unidade]}`;

const COLUNAS: TableColumnType<Ingrediente>[] = [
  {
    title: 'Alimento',
    ...TITULO_DA_LINHA,
    render: (_, { alimento, substitutos }) => (
      <>
        {nomeComum(alimento.nome)}
        {substitutos.map((substituto) => (
          <Typography.Text
            key={substituto.id}
            type="secondary"
            style={{ display: 'block', fontSize: 12, fontWeight: 'normal' }}
          >
            {nomeComum(substituto.patologia.tipo)}: {nomeComum(substituto.alimento.nome)},{' '}
            {medida(substituto.quantidade, substituto.unidadeMedida)}
          </Typography.Text>
        ))}
      </>
    ),
  },
  {
    title: 'Quantidade',
    align: 'right',
    render: (_, { quantidade, unidadeMedida }) => medida(quantidade, unidadeMedida),
  },
  {
    title: 'Peso bruto (fator)',
    align: 'right',
    render: (_, { pesoBruto, fatorCorrecao, unidadeMedida }) =>
      pesoBruto === null || fatorCorrecao === null
        ? '---'
        : `${medida(pesoBruto, unidadeMedida)} (${formatarQuantidade(fatorCorrecao)})`,
  },
];

const TITULO = 'Detalhes do Preparo';
const LARGURA = 760;

/** The whole recipe with its technical sheet, read-only. */
export function DetalhesPreparo({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  return (
    <ModalDoRegistro titulo={TITULO} largura={LARGURA} consulta={usePreparo(id)} aoFechar={aoFechar}>
      {(preparo) => <Receita preparo={preparo} aoFechar={aoFechar} />}
    </ModalDoRegistro>
  );
}

function Receita({ preparo, aoFechar }: { preparo: Preparo; aoFechar: () => void }) {
  return (
    <ModalDetalhes
      titulo={TITULO}
      largura={LARGURA}
      aoFechar={aoFechar}
      historico={{ entidade: 'preparos', id: preparo.id }}
      detalhes={[
        { rotulo: 'Nome', valor: nomeComum(preparo.nome) },
        { rotulo: 'Criado por', valor: preparo.criador && nomeProprio(preparo.criador.nome) },
        { rotulo: 'Porções', valor: preparo.porcoes },
        { rotulo: 'Medida caseira', valor: preparo.medidaCaseira },
        { rotulo: 'Modo de preparo', valor: <span style={{ whiteSpace: 'pre-line' }}>{preparo.modoPreparo}</span> },
        { rotulo: 'Tempo de preparo', valor: preparo.tempoPreparoMin && `${preparo.tempoPreparoMin} min` },
        { rotulo: 'Utensílios', valor: preparo.utensilios },
        { rotulo: 'Índice de cocção', valor: preparo.indiceCoccao && formatarQuantidade(preparo.indiceCoccao) },
      ]}
    >
      <Typography.Title level={2} style={{ fontSize: 16, marginTop: 24 }}>
        Ingredientes
      </Typography.Title>
      <Table
        aria-label="Ingredientes"
        size="small"
        rowKey="id"
        columns={COLUNAS}
        dataSource={preparo.ingredientes}
        pagination={false}
      />
      <Typography.Title level={2} style={{ fontSize: 16, marginTop: 24 }}>
        Ficha técnica por porção
      </Typography.Title>
      <TabelaDaFicha nutrientes={preparo.nutrientes} />
    </ModalDetalhes>
  );
}
