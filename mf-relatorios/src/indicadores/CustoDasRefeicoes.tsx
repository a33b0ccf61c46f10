import { CAMPOS_DO_CUSTO, type CustoDasRefeicoes as Custo } from '@merenda/shared/contratos';
import { formatarMoeda, nomeProprio, SEM_VALOR } from '@merenda/shared/formatos';
import { categoriaPorExtenso, escreverCustoConhecido, mesDoDia, ultimosMeses } from '@merenda/shared/regras';
import { useColunas, useHoje } from '@merenda/shared/ui';
import { Card, Select, Typography } from 'antd';
import { useState } from 'react';
import { usePaginasDoCusto, type Recorte } from './indicadores.api.js';
import { QuandoVisto } from './QuandoVisto.js';
import { TabelaDoIndicador } from './TabelaDoIndicador.js';

/** How far back the months go. */
const MESES = 12;

/** px; longer tables are scrolled. */
const ALTURA = 400;

const NA_TELA = [
  'unidade',
  'categoria',
  'refeicoesExecutadas',
  'planejado',
  'executado',
  'pnae',
  'municipio',
  'porRefeicao',
  'porDia',
] as const;

interface CustoEscrito {
  valor: number | null;
  /** Meals with goods without a price, and with a price that was only estimated. */
  de: { semPreco: number; estimadas?: number };
}

/** A cost with what it is uncertain about; nothing where there were no such meals. */
function Valor({ valor, de: { semPreco, estimadas = 0 } }: CustoEscrito) {
  if (valor === null && semPreco === 0) return SEM_VALOR;
  const custo = escreverCustoConhecido(valor, semPreco);
  return emLinhas(valor !== null && estimadas > 0 ? `${custo} (estimado)` : custo);
}

/** An amount is never divided; what is written beside it may take a line of its own. */
const emLinhas = (texto: string) => <span className="indicador-custo">{texto.replace('R$ ', 'R$\u00A0')}</span>;

const DESENHOS = {
  planejado: ({ planejado }: Custo) => <Valor valor={planejado.porAluno} de={planejado} />,
  executado: ({ executado }: Custo) => <Valor valor={executado.porAluno} de={executado} />,
  pnae: ({ executado: { pnae }, repasseAConferir }: Custo) =>
    pnae === null ? SEM_VALOR : emLinhas(`${formatarMoeda(pnae)}${repasseAConferir ? ' (a conferir)' : ''}`),
  municipio: ({ executado: { municipio, semPreco } }: Custo) =>
    municipio === null ? SEM_VALOR : <Valor valor={municipio} de={{ semPreco }} />,
  porRefeicao: ({ executado }: Custo) => <Valor valor={executado.porRefeicao} de={executado} />,
  porDia: ({ executado }: Custo) => <Valor valor={executado.porDia} de={executado} />,
};

/** What the meals of a month cost by unit and stage, planned and executed, and who pays. */
export function CustoDasRefeicoes({ unidade }: Pick<Recorte, 'unidade'>) {
  const hoje = useHoje();
  const meses = Array.from({ length: MESES }, (_, antes) => ultimosMeses(hoje, antes + 1).de);
  const [escolhido, setEscolhido] = useState<string>();
  const mes = escolhido ?? mesDoDia(hoje).de;
  return (
    <Card
      title={<h2 className="indicador-titulo">Custo das refeições</h2>}
      extra={
        <Select
          aria-label="Mês do custo das refeições"
          value={mes}
          onChange={setEscolhido}
          options={meses.map((value) => ({ value, label: `${value.slice(5, 7)}/${value.slice(0, 4)}` }))}
          style={{ minWidth: 110 }}
        />
      }
      className="indicador-largo"
    >
      <Typography.Paragraph type="secondary">
        O planejado usa a ficha técnica e o preço dos contratos; o executado, o preço dos lotes usados. O PNAE paga até
        o valor por aluno e dia, e o município paga o resto.
      </Typography.Paragraph>
      <QuandoVisto altura={ALTURA}>
        <TabelaDoCusto de={{ ...mesDoDia(mes), unidade }} />
      </QuandoVisto>
    </Card>
  );
}

/** By the unit's name. */
function TabelaDoCusto({ de }: { de: Recorte }) {
  const { lida, consulta, naTela, recorte } = usePaginasDoCusto(de);
  const colunas = useColunas(CAMPOS_DO_CUSTO, { nomes: NA_TELA, desenhos: DESENHOS, doServidor: true });
  return (
    <TabelaDoIndicador
      rotulo="Custo das refeições"
      exportacao="custo-das-refeicoes"
      recorte={recorte}
      consulta={{ ...consulta, data: lida?.linhas }}
      paginas={naTela}
      vazio="Nenhuma refeição planejada nem executada no mês."
      colunas={colunas}
      chave={({ mes, unidade, categoria, modalidade }) => `${mes} ${unidade.id} ${categoria.id} ${modalidade.nome}`}
      nomeDaLinha={({ unidade, categoria }) => `${nomeProprio(unidade.nome)}, ${categoriaPorExtenso(categoria)}`}
    />
  );
}
