import type { LinhaDePlanilha, MotivoDaLinha } from '@merenda/shared/contratos';
import { Button, Checkbox, Flex, Spin, Typography } from 'antd';
import { useState } from 'react';
import { Tabela, type Coluna } from '../gerenciar/Tabela.js';
import { paginaDepois } from '../gerenciar/paginas-na-tela.js';
import { StatusTag } from '../StatusTag.js';
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
}

/** The rows of a file, whose cells are corrected in place; refused cells are marked. */
export function GradeDaPrevia({ previa, grade, linhas, pagina, aoMudarPagina, desabilitada }: GradeDaPreviaProps) {
  const { planilha, feito, emDia, erro } = previa;
  // The other cells that hold what the last correction replaced.
  const [iguais, setIguais] = useState<readonly Correcao[]>([]);
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
      valor: ({ linha, situacao }) => (
        <Flex gap="small" align="center">
          {linha.numero}
          <StatusTag {...SITUACOES_NA_GRADE[situacao]} />
        </Flex>
      ),
      principal: true,
    },
    ...grade.map((coluna, j): Coluna<LinhaNaGrade> => ({
      titulo: coluna.titulo,
      valor: ({ linha, situacao, motivos }) => (
        <CelulaDaGrade
          rotulo={`${coluna.titulo} da linha ${linha.numero}`}
          texto={textoDaCelula(linha, coluna.posicao)}
          numerica={coluna.numerica}
          opcoes={coluna.opcoes}
          padrao={coluna.padrao}
          motivos={motivos.flatMap(({ campo, mensagem }) => (campo === coluna.campo ? [mensagem] : []))}
          desabilitada={desabilitada || situacao === 'IGNORADA'}
          lugar={lugarDaCelula(lugares.get(linha.numero) ?? 0, j)}
          aoCorrigir={(texto) => corrigirUma(coluna, { numero: linha.numero, campo: coluna.campo, texto })}
          aoDesfazer={desfazer}
        />
      ),
    })),
    { titulo: 'O que muda', valor: ({ frases }) => <Frases frases={frases} /> },
    {
      titulo: 'Ignorar',
      valor: ({ linha: { numero }, situacao }) => (
        <Checkbox
          aria-label={`Ignorar a linha ${numero}`}
          disabled={desabilitada}
          checked={situacao === 'IGNORADA'}
          onChange={({ target }) => ignorar(numero, target.checked)}
        />
      ),
    },
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
      <TeclasDaGrade linhas={linhas.length} pagina={pagina} aoMudarPagina={aoMudarPagina} aoColar={colar}>
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

const dizerIguais = (iguais: readonly Correcao[]): string =>
  `${contarLinhas(iguais.length)} ${iguais.length === 1 ? 'corrigida' : 'corrigidas'} do mesmo modo.`;

function Frases({ frases }: Pick<LinhaNaGrade, 'frases'>) {
  if (frases.length === 0) return null;
  return (
    <ul style={{ margin: 0, paddingInlineStart: 16, overflowWrap: 'anywhere', textAlign: 'start' }}>
      {frases.map((frase) => (
        <li key={frase}>{frase}</li>
      ))}
    </ul>
  );
}
