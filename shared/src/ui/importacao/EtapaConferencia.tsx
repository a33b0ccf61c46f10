import type { PlanilhaLida, SituacaoDaLinha } from '@merenda/shared/contratos';
import { Button, Flex, Progress, Segmented, Tooltip, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { EstadoErro } from '../tela/EstadoErro.js';
import { GradeDaPrevia, type LinhaNaGrade } from './GradeDaPrevia.js';
import { colunasDaGrade, type SituacaoNaGrade } from './correcoes.js';
import type { Previa } from './usePrevia.js';

interface EtapaConferenciaProps {
  campos: PlanilhaLida['campos'];
  previa: Previa;
  /** The part of the import that is done, from 0 to 1; null while nothing runs. */
  feito: number | null;
  aoVoltar: () => void;
  aoImportar: (tudoOuNada: boolean) => void;
}

const PLURAIS: Record<SituacaoDaLinha | 'IGNORADA', string> = {
  NOVA: 'Novas',
  ALTERADA: 'Alteradas',
  IGUAL: 'Iguais',
  RECUSADA: 'Recusadas',
  IGNORADA: 'Ignoradas',
};
const ORDEM = Object.keys(PLURAIS) as (keyof typeof PLURAIS)[];

/** The rows of a situation when it was chosen: those that a correction takes out of it stay where they are. */
interface Recorte {
  situacao: SituacaoNaGrade | 'TODAS';
  numeros: ReadonlySet<number>;
}

const TODAS: Recorte = { situacao: 'TODAS', numeros: new Set() };

/** The third step: what the import would do with each row, and the correction of what it refuses. */
export function EtapaConferencia({ campos, previa, feito, aoVoltar, aoImportar }: EtapaConferenciaProps) {
  const [recorte, setRecorte] = useState(TODAS);
  const [pagina, setPagina] = useState(1);
  const [aMostrar, setAMostrar] = useState(0);
  const { planilha, conferidas, emDia, conferindo, erro } = previa;
  const linhas = useMemo(() => linhasNaGrade(planilha, conferidas), [planilha, conferidas]);
  const grade = useMemo(
    () => (planilha ? colunasDaGrade(campos, planilha, conferidas ?? []) : []),
    [campos, planilha, conferidas],
  );
  const mostradas = useMemo(
    () => (recorte === TODAS ? linhas : linhas.filter(({ linha: { numero } }) => recorte.numeros.has(numero))),
    [linhas, recorte],
  );
  const em = (qual: SituacaoNaGrade) => linhas.filter(({ situacao }) => situacao === qual);
  const recusadas = em('RECUSADA').length;
  const aGravar = em('NOVA').length + em('ALTERADA').length;
  const ocupado = feito !== null;

  function escolher(situacao: Recorte['situacao']): void {
    setPagina(1);
    setAMostrar(aMostrar + Number(situacao === 'RECUSADA'));
    setRecorte(
      situacao === 'TODAS'
        ? TODAS
        : { situacao, numeros: new Set(em(situacao).map(({ linha: { numero } }) => numero)) },
    );
  }

  return (
    <Flex vertical gap="middle">
      <div style={{ overflowX: 'auto' }}>
        <Segmented
          aria-label="Situação das linhas"
          value={recorte.situacao}
          onChange={escolher}
          options={[
            { value: 'TODAS' as const, label: `Todas: ${linhas.length}` },
            ...ORDEM.filter((qual) => qual !== 'IGNORADA' || em(qual).length > 0).map((qual) => ({
              value: qual,
              label: `${PLURAIS[qual]}: ${em(qual).length}`,
            })),
          ]}
        />
      </div>
      {erro !== null && <EstadoErro erro={erro} aoTentar={() => previa.conferir()} tentando={conferindo} />}
      <GradeDaPrevia
        previa={previa}
        grade={grade}
        linhas={mostradas}
        pagina={pagina}
        aoMudarPagina={setPagina}
        desabilitada={ocupado}
        aMostrar={aMostrar}
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
        <Tooltip title={recusadas > 0 && 'Há linhas recusadas: corrija-as, ou importe só as linhas boas.'}>
          <Button disabled={recusadas > 0 || aGravar === 0 || ocupado || !emDia} onClick={() => aoImportar(true)}>
            Importar tudo ou nada
          </Button>
        </Tooltip>
        <Button type="primary" disabled={aGravar === 0 || !emDia} loading={ocupado} onClick={() => aoImportar(false)}>
          Importar só as linhas boas
        </Button>
      </Flex>
    </Flex>
  );
}

/** Each row with the result of the last check. */
function linhasNaGrade(planilha: Previa['planilha'], conferidas: Previa['conferidas']): LinhaNaGrade[] {
  if (!planilha) return [];
  const porNumero = new Map(conferidas?.map((conferida) => [conferida.numero, conferida]));
  // The row that refuses a record, for its other rows.
  const culpadas = new Map(
    conferidas?.flatMap(({ registro, numero, motivos }) => (motivos.length > 0 ? [[registro, numero] as const] : [])),
  );
  return planilha.linhas.map((linha) => {
    const conferida = porNumero.get(linha.numero);
    const porque = planilha.ignoradas.get(linha.numero);
    if (porque !== undefined)
      return { linha, situacao: 'IGNORADA', motivos: [], frases: porque === '' ? [] : [porque] };
    if (!conferida) return { linha, situacao: 'A_CONFERIR', motivos: [], frases: [] };
    const { situacao, registro, mudancas, motivos, avisos } = conferida;
    const culpada = situacao === 'RECUSADA' && motivos.length === 0 ? culpadas.get(registro) : undefined;
    return {
      linha,
      situacao,
      motivos,
      frases: [
        ...mudancas.map(({ campo, de, para }) => `${campo}: ${de ?? '---'} → ${para ?? '---'}`),
        ...motivos.flatMap(({ campo, mensagem }) => (campo === null ? [mensagem] : [])),
        ...(culpada === undefined ? [] : [`A linha ${culpada}, do mesmo registro, foi recusada.`]),
        ...avisos,
      ],
    };
  });
}
