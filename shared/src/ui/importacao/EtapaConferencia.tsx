import type { LinhaConferida, SituacaoDaLinha } from '@merenda/shared/contratos';
import { Button, Flex, Progress, Segmented, Tooltip, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { Tabela, type Coluna } from '../gerenciar/Tabela.js';
import { StatusTag } from '../StatusTag.js';
import { SITUACOES } from './situacoes.js';

interface EtapaConferenciaProps {
  conferidas: readonly LinhaConferida[];
  /** The part of the import that is done, from 0 to 1; null while nothing runs. */
  feito: number | null;
  aoVoltar: () => void;
  aoImportar: (tudoOuNada: boolean) => void;
}

const PLURAIS: Record<SituacaoDaLinha, string> = {
  NOVA: 'Novas',
  ALTERADA: 'Alteradas',
  IGUAL: 'Iguais',
  RECUSADA: 'Recusadas',
};
const ORDEM = Object.keys(SITUACOES) as SituacaoDaLinha[];

/** A record of the preview, with all its rows. */
interface RegistroConferido extends Pick<LinhaConferida, 'situacao' | 'nome'> {
  linhas: LinhaConferida[];
  /** Its first row. */
  numero: number;
}

const COLUNAS: Coluna<RegistroConferido>[] = [
  { titulo: 'Linha', valor: ({ numero }) => numero, ordem: ({ numero }) => numero, numerica: true },
  { titulo: 'Registro', valor: ({ nome }) => nome || '---', ordem: ({ nome }) => nome, principal: true },
  {
    titulo: 'Situação',
    valor: ({ situacao }) => <StatusTag {...SITUACOES[situacao]} />,
  },
  { titulo: 'O que muda', valor: (registro) => <Detalhes {...registro} /> },
];

/** The third step: what the import would do with each record. */
export function EtapaConferencia({ conferidas, feito, aoVoltar, aoImportar }: EtapaConferenciaProps) {
  const [situacao, setSituacao] = useState<SituacaoDaLinha | 'TODAS'>('TODAS');
  const registros = useMemo(() => reunir(conferidas), [conferidas]);
  const total = (qual: SituacaoDaLinha) => registros.filter((registro) => registro.situacao === qual).length;
  const recusadas = total('RECUSADA');
  const aGravar = total('NOVA') + total('ALTERADA');
  const ocupado = feito !== null;
  return (
    <Flex vertical gap="middle">
      <div style={{ overflowX: 'auto' }}>
        <Segmented
          aria-label="Situação das linhas"
          value={situacao}
          onChange={setSituacao}
          options={[
            { value: 'TODAS' as const, label: `Todas: ${registros.length}` },
            ...ORDEM.map((qual) => ({ value: qual, label: `${PLURAIS[qual]}: ${total(qual)}` })),
          ]}
        />
      </div>
      <Tabela
        rotulo="Linhas da planilha"
        linhas={situacao === 'TODAS' ? registros : registros.filter((registro) => registro.situacao === situacao)}
        colunas={COLUNAS}
        chave={({ numero }) => numero}
        nomeDaLinha={({ nome }) => nome}
        vazio={<Typography.Text type="secondary">Nenhuma linha nesta situação.</Typography.Text>}
      />
      {ocupado && (
        <div role="status">
          Gravando as linhas
          <Progress aria-label="Gravando as linhas" status="active" percent={Math.floor(100 * feito)} />
        </div>
      )}
      {aGravar === 0 && <Typography.Text>Não há nada para importar nesta planilha.</Typography.Text>}
      <Flex wrap gap="small" justify="end">
        <Button disabled={ocupado} onClick={aoVoltar}>
          Voltar às colunas
        </Button>
        <Tooltip title={recusadas > 0 && 'Há linhas recusadas: corrija a planilha, ou importe só as linhas boas.'}>
          <Button disabled={recusadas > 0 || aGravar === 0 || ocupado} onClick={() => aoImportar(true)}>
            Importar tudo ou nada
          </Button>
        </Tooltip>
        <Button type="primary" disabled={aGravar === 0} loading={ocupado} onClick={() => aoImportar(false)}>
          Importar só as linhas boas
        </Button>
      </Flex>
    </Flex>
  );
}

function reunir(conferidas: readonly LinhaConferida[]): RegistroConferido[] {
  const registros = new Map<number, RegistroConferido>();
  for (const linha of conferidas) {
    const { registro: numero, situacao, nome } = linha;
    const registro = registros.get(numero) ?? { numero, situacao, nome, linhas: [] };
    registro.linhas.push(linha);
    registros.set(numero, registro);
  }
  return [...registros.values()];
}

/** The changes field by field, the reasons of a refusal, and what the user should know; of several rows with the row. */
function Detalhes({ linhas }: RegistroConferido) {
  const frases = linhas.flatMap(({ numero, mudancas, motivos, avisos }) => [
    ...mudancas.map(({ campo, de, para }) => `${campo}: ${de ?? '---'} → ${para ?? '---'}`),
    ...[...motivos, ...avisos].map((frase) => (linhas.length > 1 ? `Linha ${numero}: ${frase}` : frase)),
  ]);
  if (frases.length === 0) return null;
  return (
    <ul style={{ margin: 0, paddingInlineStart: 16, overflowWrap: 'anywhere', textAlign: 'start' }}>
      {frases.map((frase) => (
        <li key={frase}>{frase}</li>
      ))}
    </ul>
  );
}
