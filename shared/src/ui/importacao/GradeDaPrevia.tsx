import type { LinhaDePlanilha, MotivoDaLinha } from '@merenda/shared/contratos';
import { Button, Checkbox, Flex, Spin, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { Tabela, type Coluna } from '../gerenciar/Tabela.js';
import { paginaDepois } from '../gerenciar/paginas-na-tela.js';
import { StatusTag } from '../StatusTag.js';
import { useTelaEstreita } from '../tela/useTelaEstreita.js';
import { CelulaDaGrade } from './CelulaDaGrade.js';
import {
  corrigir,
  correcoesDoBloco,
  correcoesIguais,
  dizerColagem,
  dizerCorrecao,
  textoDaCelula,
  type ColunaDaGrade,
  type Correcao,
  type SituacaoNaGrade,
} from './correcoes.js';
import { contarLinhas } from './linhas.js';
import { SITUACOES_NA_GRADE } from './situacoes.js';
import { lugarDaCelula, TeclasDaGrade } from './TeclasDaGrade.js';
import type { Previa } from './usePrevia.js';

/** A row of the preview. */
export interface LinhaNaGrade {
  linha: LinhaDePlanilha;
  situacao: SituacaoNaGrade;
  motivos: readonly MotivoDaLinha[];
  /** What changes, and what the user should know, that belongs to no cell. */
  frases: readonly string[];
}

interface GradeDaPreviaProps {
  previa: Previa;
  grade: readonly ColunaDaGrade[];
  /** Those that are shown, in the order of the file. */
  linhas: readonly LinhaNaGrade[];
  pagina: number;
  aoMudarPagina: (pagina: number) => void;
  desabilitada: boolean;
  /** Another number shows the first refused cell of the page, which may be far to the right. */
  aMostrar: number;
}

/** The rows of a file, whose cells are corrected in place; refused cells are marked. */
export function GradeDaPrevia({
  previa,
  grade,
  linhas,
  pagina,
  aoMudarPagina,
  desabilitada,
  aMostrar,
}: GradeDaPreviaProps) {
  const { planilha, feito, emDia, erro } = previa;
  // The other cells that hold what the last correction replaced.
  const [iguais, setIguais] = useState<readonly Correcao[]>([]);
  const estreita = useTelaEstreita();
  const letras = useMemo(() => grade.map((coluna) => letrasDa(coluna, linhas)), [grade, linhas]);
  if (!planilha) return null;

  function fazer(correcoes: readonly Correcao[], frase: string): void {
    if (!planilha || correcoes.length === 0) return;
    setIguais([]);
    previa.editar(corrigir(planilha, grade, correcoes), frase);
  }

  function desfazer(): void {
    setIguais([]);
    previa.desfazer();
  }

  function corrigirUma(coluna: ColunaDaGrade, correcao: Correcao): void {
    if (!planilha) return;
    fazer([correcao], dizerCorrecao(planilha, coluna, correcao));
    setIguais(correcoesIguais(planilha, coluna, correcao));
  }

  function colar(bloco: string[][], linha: number, coluna: number): void {
    const deLinhas = linhas.slice(linha).map((uma) => uma.linha);
    const correcoes = correcoesDoBloco(bloco, deLinhas, grade.slice(coluna));
    fazer(correcoes, dizerColagem(correcoes));
  }

  function ignorar(numero: number, sim: boolean): void {
    if (!planilha) return;
    setIguais([]);
    const ignoradas = new Map(planilha.ignoradas);
    if (sim) ignoradas.set(numero, '');
    else ignoradas.delete(numero);
    previa.editar({ ...planilha, ignoradas }, `Linha ${numero} ${sim ? 'ignorada' : 'incluída'}.`);
  }

  const lugares = new Map(linhas.map(({ linha: { numero } }, i) => [numero, i]));
  const colunas: Coluna<LinhaNaGrade>[] = [
    {
      titulo: 'Linha',
      valor: ({ linha: { numero }, situacao }) => (
        <Flex gap="small" align="center">
          <Checkbox
            aria-label={`Importar a linha ${numero}`}
            disabled={desabilitada}
            checked={situacao !== 'IGNORADA'}
            onChange={({ target }) => ignorar(numero, !target.checked)}
          />
          {numero}
          <StatusTag {...SITUACOES_NA_GRADE[situacao]} />
        </Flex>
      ),
      principal: true,
    },
    ...grade.map((coluna, j): Coluna<LinhaNaGrade> => ({
      titulo: coluna.titulo,
      larga: true,
      valor: ({ linha, situacao, motivos }) =>
        situacao === 'IGNORADA' ? (
          <Typography.Text type="secondary">{textoDaCelula(linha, coluna.posicao)}</Typography.Text>
        ) : (
          <CelulaDaGrade
            rotulo={`${coluna.titulo} da linha ${linha.numero}`}
            texto={textoDaCelula(linha, coluna.posicao)}
            numerica={coluna.numerica}
            letras={estreita ? 0 : (letras[j] ?? LETRAS.minimo)}
            opcoes={coluna.opcoes}
            padrao={coluna.padrao}
            motivos={motivos.flatMap(({ campo, mensagem }) =>
              campo === coluna.campo ? [semTitulo(mensagem, coluna.titulo)] : [],
            )}
            desabilitada={desabilitada}
            lugar={lugarDaCelula(lugares.get(linha.numero) ?? 0, j)}
            aoCorrigir={(texto) => corrigirUma(coluna, { numero: linha.numero, campo: coluna.campo, texto })}
            aoDesfazer={desfazer}
          />
        ),
    })),
    { titulo: 'O que muda', valor: ({ frases }) => <Frases frases={frases} /> },
  ];
  return (
    <Flex vertical gap="small">
      <Flex wrap gap="small" align="center" style={{ minHeight: 32 }}>
        <Typography.Text role="status" type={feito === null ? 'secondary' : undefined}>
          {feito ?? 'Corrija as células aqui mesmo. Um bloco copiado de outra planilha também pode ser colado.'}
        </Typography.Text>
        {iguais.length > 0 && (
          <Button size="small" disabled={desabilitada} onClick={() => fazer(iguais, dizerIguais(iguais))}>
            {iguais.length === 1 ? 'Corrigir outra igual' : `Corrigir outras ${iguais.length} iguais`}
          </Button>
        )}
        {feito !== null && (
          <Button size="small" disabled={desabilitada} onClick={desfazer}>
            Desfazer
          </Button>
        )}
        {!emDia && erro === null && <Spin size="small" aria-label="Conferindo as linhas" />}
      </Flex>
      <TeclasDaGrade
        aMostrar={aMostrar}
        linhas={linhas.length}
        pagina={pagina}
        aoMudarPagina={aoMudarPagina}
        aoColar={colar}
      >
        <Tabela
          rotulo="Linhas da planilha"
          linhas={linhas}
          colunas={colunas}
          chave={({ linha: { numero } }) => numero}
          nomeDaLinha={({ linha: { numero } }) => `Linha ${numero}`}
          paginas={{ pagina, aoMudarPagina: (mudanca) => aoMudarPagina(paginaDepois(pagina, mudanca)) }}
          vazio={<Typography.Text type="secondary">Nenhuma linha nesta situação.</Typography.Text>}
        />
      </TeclasDaGrade>
    </Flex>
  );
}

/** How wide a column is, in letters. */
const LETRAS = { minimo: 7, maximo: 28 };

/** Rows that tell how wide their columns are. */
const LINHAS_MEDIDAS = 200;

/** The letters of the longest of the first texts of a column. */
function letrasDa({ posicao, opcoes, padrao }: ColunaDaGrade, linhas: readonly LinhaNaGrade[]): number {
  const textos = linhas.slice(0, LINHAS_MEDIDAS).map(({ linha }) => textoDaCelula(linha, posicao).length);
  const mais = Math.max(padrao.length, ...textos, opcoes.length > 0 ? 12 : 0);
  return Math.min(Math.max(mais, LETRAS.minimo), LETRAS.maximo);
}

/** The reason at a cell, without the title that is above it: 'Não está na lista.' */
function semTitulo(mensagem: string, titulo: string): string {
  const frase = mensagem.startsWith(`${titulo}: `) ? mensagem.slice(titulo.length + 2) : mensagem;
  return frase.charAt(0).toUpperCase() + frase.slice(1);
}

const dizerIguais = (iguais: readonly Correcao[]): string =>
  `${contarLinhas(iguais.length)} ${iguais.length === 1 ? 'corrigida' : 'corrigidas'} do mesmo modo.`;

function Frases({ frases }: Pick<LinhaNaGrade, 'frases'>) {
  if (frases.length === 0) return null;
  return (
    <ul style={{ minWidth: 200, margin: 0, paddingInlineStart: 16, overflowWrap: 'anywhere', textAlign: 'start' }}>
      {frases.map((frase) => (
        <li key={frase}>{frase}</li>
      ))}
    </ul>
  );
}
