import {
  ROTULOS_NUTRIENTE,
  ROTULOS_SITUACAO_NUTRIENTE,
  type NutrienteDaFicha,
  type ReferenciaNutricional,
} from '@merenda/shared/contratos';
import {
  compararComReferencia,
  fonteDaReferencia,
  resumirComparacao,
  type LinhaComparada,
} from '@merenda/shared/regras';
import { StatusTag, useTelaEstreita } from '@merenda/shared/ui';
import { Flex, Table, type TableColumnType } from 'antd';
import { DadoAusente } from './DadoAusente.js';
import { comUnidade, faixa, TONS } from './faixa.js';
import { TITULO_DA_LINHA } from './TabelaDaFicha.js';
import { ValorDoNutriente } from './ValorDoNutriente.js';

const Situacao = ({ situacao }: LinhaComparada) =>
  situacao && <StatusTag rotulo={ROTULOS_SITUACAO_NUTRIENTE[situacao]} tom={TONS[situacao]} />;

const nutriente = (estreita: boolean): TableColumnType<LinhaComparada> => ({
  title: 'Nutriente',
  ...TITULO_DA_LINHA,
  render: (_, linha) => (
    <Flex vertical gap={4} align="start">
      {ROTULOS_NUTRIENTE[linha.nome]}
      {estreita && <Situacao {...linha} />}
      <DadoAusente alimentos={linha.ausentes} />
    </Flex>
  ),
});

const total = (_: unknown, linha: LinhaComparada) => <ValorDoNutriente nutriente={linha} comUnidade={comUnidade} />;

const LARGAS: TableColumnType<LinhaComparada>[] = [
  nutriente(false),
  { title: 'Total', align: 'right', render: total },
  { title: 'Referência', align: 'right', render: (_, linha) => faixa(linha) },
  { title: 'Situação', render: (_, linha) => <Situacao {...linha} /> },
];

/** On a phone the situation is below the name, the reference below the total. */
const ESTREITAS: TableColumnType<LinhaComparada>[] = [
  nutriente(true),
  {
    title: 'Total e referência',
    align: 'right',
    render: (_, linha) => (
      <>
        {total(_, linha)}
        <div>{faixa(linha)}</div>
      </>
    ),
  },
];

interface TabelaComparadaProps {
  nutrientes: readonly NutrienteDaFicha[];
  referencia: ReferenciaNutricional;
}

/** A sheet beside the national reference, with the norm's name. It only informs and never prevents saving. */
export function TabelaComparada({ nutrientes, referencia }: TabelaComparadaProps) {
  const estreita = useTelaEstreita();
  const linhas = compararComReferencia(nutrientes, referencia);
  const { situacao, frase } = resumirComparacao(linhas);
  return (
    <Flex vertical gap="small">
      <div role="status">
        <StatusTag rotulo={frase} tom={TONS[situacao]} />
      </div>
      <Table
        aria-label="Ficha técnica comparada com a referência nacional"
        size="small"
        rowKey="nome"
        columns={estreita ? ESTREITAS : LARGAS}
        dataSource={linhas}
        pagination={false}
      />
      <p style={{ margin: 0, fontSize: 12 }}>{fonteDaReferencia(referencia)}</p>
    </Flex>
  );
}
