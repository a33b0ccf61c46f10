import { ouSemValor } from '@merenda/shared/formatos';
import type { ColunasDaImportacao, LinhaDaPrevia } from '@merenda/shared/contratos';
import { textoDaCelula } from '@merenda/shared/regras';
import { Button, Checkbox, Flex, Spin, Typography } from 'antd';
import { useMemo } from 'react';
import { Tabela, type Coluna } from '../gerenciar/Tabela.js';
import { paginaDepois } from '../gerenciar/paginas-na-tela.js';
import { StatusTag } from '../StatusTag.js';
import { useTelaEstreita } from '../tela/useTelaEstreita.js';
import { CelulaDaGrade } from './CelulaDaGrade.js';
import {
  colunasDaGrade,
  correcoesDoBloco,
  dizerColagem,
  dizerCorrecao,
  dizerIguais,
  situacaoNaGrade,
  textoNaGrade,
  type ColunaDaGrade,
} from './correcoes.js';
import { SITUACOES_NA_GRADE } from './situacoes.js';
import { lugarDaCelula, TeclasDaGrade } from './TeclasDaGrade.js';
import type { Correcoes } from './useCorrecoes.js';

interface GradeDaPreviaProps {
  colunas: ColunasDaImportacao;
  correcoes: Correcoes;
  /** The rows on all pages, by their numbers in the file. */
  numeros: readonly number[];
  /** Those of the page. */
  linhas: readonly LinhaDaPrevia[];
  pagina: number;
  aoMudarPagina: (pagina: number) => void;
  desabilitada: boolean;
  /** Another number shows the first refused cell of the page, which may be far to the right. */
  aMostrar: number;
}

/** A page of the rows of a file, whose cells are corrected in place; refused cells are marked. */
export function GradeDaPrevia({
  colunas: daImportacao,
  correcoes,
  numeros,
  linhas,
  pagina,
  aoMudarPagina,
  desabilitada,
  aMostrar,
}: GradeDaPreviaProps) {
  const { pendentes, feito, emDia, erro, iguais, corrigir, desfazer } = correcoes;
  const estreita = useTelaEstreita();
  const grade = useMemo(() => colunasDaGrade(daImportacao, linhas), [daImportacao, linhas]);
  const letras = useMemo(() => grade.map((coluna) => letrasDa(coluna, linhas)), [grade, linhas]);
  const lugares = useMemo(() => new Map(numeros.map((numero, i) => [numero, i])), [numeros]);

  function corrigirUma(numero: number, coluna: ColunaDaGrade, de: string, para: string): void {
    const { campo } = coluna;
    corrigir({
      frase: dizerCorrecao(numero, coluna, de, para),
      edicoes: [{ tipo: 'CELULAS', celulas: [{ numero, campo, texto: para }] }],
      comIguais: { tipo: 'IGUAIS', campo, de, para },
    });
  }

  function colar(bloco: string[][], linha: number, coluna: number): void {
    const celulas = correcoesDoBloco(bloco, numeros.slice(linha), grade.slice(coluna));
    if (celulas.length > 0) corrigir({ frase: dizerColagem(celulas), edicoes: [{ tipo: 'CELULAS', celulas }] });
  }

  function ignorar(numero: number, sim: boolean): void {
    corrigir({
      frase: `Linha ${numero} ${sim ? 'ignorada' : 'incluída'}.`,
      edicoes: [{ tipo: sim ? 'DEIXAR' : 'RETOMAR', numeros: [numero] }],
    });
  }

  const naTabela: Coluna<LinhaDaPrevia>[] = [
    {
      titulo: 'Linha',
      valor: (linha) => {
        const situacao = situacaoNaGrade(linha, pendentes);
        return (
          <Flex gap="small" align="center">
            <Checkbox
              aria-label={`Importar a linha ${linha.numero}`}
              disabled={desabilitada}
              checked={situacao !== 'IGNORADA'}
              onChange={({ target }) => ignorar(linha.numero, !target.checked)}
            />
            {linha.numero}
            <StatusTag {...SITUACOES_NA_GRADE[situacao]} />
          </Flex>
        );
      },
      principal: true,
    },
    ...grade.map((coluna, j): Coluna<LinhaDaPrevia> => ({
      titulo: coluna.titulo,
      larga: true,
      valor: (linha) => {
        const texto = textoNaGrade(linha, coluna, pendentes);
        if (situacaoNaGrade(linha, pendentes) === 'IGNORADA')
          return <Typography.Text type="secondary">{texto}</Typography.Text>;
        return (
          <CelulaDaGrade
            rotulo={`${coluna.titulo} da linha ${linha.numero}`}
            texto={texto}
            numerica={coluna.numerica}
            letras={estreita ? 0 : (letras[j] ?? LETRAS.minimo)}
            opcoes={coluna.opcoes}
            padrao={coluna.padrao}
            motivos={linha.motivos.flatMap(({ campo, mensagem }) =>
              campo === coluna.campo ? [semTitulo(mensagem, coluna.titulo)] : [],
            )}
            desabilitada={desabilitada}
            lugar={lugarDaCelula(lugares.get(linha.numero) ?? 0, j)}
            aoCorrigir={(novo) => corrigirUma(linha.numero, coluna, texto, novo)}
            aoDesfazer={desfazer}
          />
        );
      },
    })),
    { titulo: 'O que muda', valor: (linha) => <Frases frases={frasesDa(linha)} /> },
  ];
  return (
    <Flex vertical gap="small">
      <Flex wrap gap="small" align="center" style={{ minHeight: 32 }}>
        <Typography.Text role="status" type={feito === null ? 'secondary' : undefined}>
          {feito ?? 'Corrija as células aqui mesmo. Um bloco copiado de outra planilha também pode ser colado.'}
        </Typography.Text>
        {iguais && (
          <Button
            size="small"
            disabled={desabilitada}
            onClick={() => corrigir({ frase: dizerIguais(iguais.total), edicoes: [iguais.edicao] })}
          >
            {iguais.total === 1 ? 'Corrigir outra igual' : `Corrigir outras ${iguais.total} iguais`}
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
        linhas={numeros.length}
        pagina={pagina}
        aoMudarPagina={aoMudarPagina}
        aoColar={colar}
      >
        <Tabela
          rotulo="Linhas da planilha"
          linhas={linhas}
          colunas={naTabela}
          chave={({ numero }) => numero}
          nomeDaLinha={({ numero }) => `Linha ${numero}`}
          paginas={{
            pagina,
            total: numeros.length,
            aoMudarPagina: (mudanca) => aoMudarPagina(paginaDepois(pagina, mudanca)),
          }}
          vazio={<Typography.Text type="secondary">Nenhuma linha nesta situação.</Typography.Text>}
        />
      </TeclasDaGrade>
    </Flex>
  );
}

/** How wide a column is, in letters. */
const LETRAS = { minimo: 7, maximo: 28 };

/** The letters of the longest text of a column on the page. */
function letrasDa({ posicao, opcoes, padrao }: ColunaDaGrade, linhas: readonly LinhaDaPrevia[]): number {
  const textos = linhas.map((linha) => textoDaCelula(linha, posicao).length);
  const mais = Math.max(padrao.length, ...textos, opcoes.length > 0 ? 12 : 0);
  return Math.min(Math.max(mais, LETRAS.minimo), LETRAS.maximo);
}

/** The reason at a cell, without the title that is above it: 'Não está na lista.' */
function semTitulo(mensagem: string, titulo: string): string {
  const frase = mensagem.startsWith(`${titulo}: `) ? mensagem.slice(titulo.length + 2) : mensagem;
  return frase.charAt(0).toUpperCase() + frase.slice(1);
}

/** What changes, and what the user should know, that belongs to no cell. */
const frasesDa = ({ porque, mudancas, motivos, culpada, avisos }: LinhaDaPrevia): string[] =>
  [
    porque ?? '',
    ...mudancas.map(({ campo, de, para }) => `${campo}: ${ouSemValor(de)} → ${ouSemValor(para)}`),
    ...motivos.flatMap(({ campo, mensagem }) => (campo === null ? [mensagem] : [])),
    culpada === null ? '' : `A linha ${culpada}, do mesmo registro, foi recusada.`,
    ...avisos,
  ].filter((frase) => frase !== '');

function Frases({ frases }: { frases: readonly string[] }) {
  if (frases.length === 0) return null;
  return (
    <ul style={{ minWidth: 200, margin: 0, paddingInlineStart: 16, overflowWrap: 'anywhere', textAlign: 'start' }}>
      {frases.map((frase) => (
        <li key={frase}>{frase}</li>
      ))}
    </ul>
  );
}
