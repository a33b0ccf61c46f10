import type { ColunaDePlanilha, PlanilhaLida, Troca } from '@merenda/shared/contratos';
import { paraBusca } from '@merenda/shared/formatos';
import { palavrasSemOpcao, type PalavraSemOpcao } from '@merenda/shared/regras';
import { Card, Typography } from 'antd';
import { useMemo } from 'react';
import { SelectOpcoes } from '../campos/SelectOpcoes.js';
import { Tabela, type Coluna } from '../gerenciar/Tabela.js';
import { contarLinhas } from './linhas.js';

interface PalavrasSemOpcaoProps {
  lida: PlanilhaLida;
  colunas: readonly ColunaDePlanilha[];
  /** What the words of a column are read as. */
  aoMudar: (posicao: number, trocas: Troca[]) => void;
}

interface LinhaDaTabela extends Pick<PalavraSemOpcao, 'texto' | 'vezes'> {
  posicao: number;
  coluna: string;
  opcoes: PlanilhaLida['campos'][number]['opcoes'];
  escolhida: string | null;
}

/** The words of all columns that are no option of their field: each is chosen once, for all rows. */
export function PalavrasSemOpcao({ lida, colunas, aoMudar }: PalavrasSemOpcaoProps) {
  const linhas = useMemo(() => palavrasDe(lida, colunas), [lida, colunas]);
  if (linhas.length === 0) return null;

  function escolher({ posicao, texto }: LinhaDaTabela, para: string | undefined): void {
    const outras = (colunas[posicao]?.trocas ?? []).filter(({ de }) => paraBusca(de) !== paraBusca(texto));
    aoMudar(posicao, para === undefined ? outras : [...outras, { de: texto, para }]);
  }

  const naTabela: Coluna<LinhaDaTabela>[] = [
    { titulo: 'Na planilha', valor: ({ texto }) => texto },
    { titulo: 'Coluna', valor: ({ coluna }) => coluna },
    { titulo: 'Linhas', valor: ({ vezes }) => contarLinhas(vezes) },
    {
      titulo: 'Entra como',
      valor: (linha) => (
        <SelectOpcoes
          aria-label={`Opção para "${linha.texto}" na coluna ${linha.coluna}`}
          placeholder="Recusar a linha"
          style={{ minWidth: 180 }}
          allowClear
          opcoes={linha.opcoes.flatMap(({ rotulo, inativa }) => (inativa ? [] : [{ valor: rotulo, rotulo }]))}
          value={linha.escolhida}
          onChange={(para) => escolher(linha, para)}
        />
      ),
    },
  ];
  return (
    <Card size="small" title="Palavras que não são opções">
      <Typography.Paragraph type="secondary">
        Escolha o que cada palavra significa: a escolha vale para todas as linhas.
      </Typography.Paragraph>
      <Tabela
        rotulo="Palavras que não são opções"
        linhas={linhas}
        colunas={naTabela}
        chave={({ posicao, texto }) => `${posicao} ${texto}`}
        nomeDaLinha={({ texto }) => texto}
        vazio={null}
      />
    </Card>
  );
}

function palavrasDe({ campos, linhas }: PlanilhaLida, colunas: readonly ColunaDePlanilha[]): LinhaDaTabela[] {
  return colunas.flatMap(({ titulo, campo, trocas = [] }, posicao) => {
    const doCampo = campos.find((um) => um.campo === campo);
    if (!doCampo) return [];
    const escolhidas = new Map(trocas.map(({ de, para }) => [paraBusca(de), para]));
    return palavrasSemOpcao(linhas, posicao, doCampo).map(({ texto, vezes }) => ({
      texto,
      vezes,
      posicao,
      coluna: titulo || `Coluna ${posicao + 1}`,
      opcoes: doCampo.opcoes,
      escolhida: escolhidas.get(paraBusca(texto)) ?? null,
    }));
  });
}
