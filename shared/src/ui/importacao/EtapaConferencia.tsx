import {
  SITUACOES_DA_PREVIA,
  type ColunasDaImportacao,
  type ImportacaoEmCurso,
  type SituacaoDaPrevia,
} from '@merenda/shared/contratos';
import { Alert, Button, Flex, Progress, Segmented, Tooltip, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { POR_PAGINA } from '../gerenciar/paginas-na-tela.js';
import { EstadoErro } from '../tela/EstadoErro.js';
import { Lida } from '../tela/Lida.js';
import { CadastrosQueFaltam } from './CadastrosQueFaltam.js';
import { GradeDaPrevia } from './GradeDaPrevia.js';
import { useLinhas, useNumeros } from './importacao.api.js';
import { PLURAIS } from './situacoes.js';
import { useCorrecoes } from './useCorrecoes.js';

interface EtapaConferenciaProps {
  importacao: ImportacaoEmCurso;
  colunas: ColunasDaImportacao;
  /** Another step is being opened. */
  ocupada: boolean;
  aoCriar: (faltam: ImportacaoEmCurso['faltam'][number]) => void;
  aoVoltar: () => void;
  aoImportar: (tudoOuNada: boolean) => void;
}

const NENHUM: readonly number[] = [];

/** The third step: what the import would do with each row, and the correction of what it refuses. */
export function EtapaConferencia({
  importacao,
  colunas,
  ocupada,
  aoCriar,
  aoVoltar,
  aoImportar,
}: EtapaConferenciaProps) {
  const { id, contagens, faltam, aviso, estado, feito } = importacao;
  const [situacao, setSituacao] = useState<SituacaoDaPrevia | null>(null);
  const [pagina, setPagina] = useState(1);
  const [aMostrar, setAMostrar] = useState(0);
  const numeros = useNumeros(id, situacao);
  const todos = numeros.data ?? NENHUM;
  const daPagina = useMemo(() => todos.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA), [todos, pagina]);
  const linhas = useLinhas(id, daPagina);
  const correcoes = useCorrecoes(id, daPagina);
  const { emDia, erro, enviando, tentar } = correcoes;
  const gravando = estado === 'GRAVANDO';
  const parada = gravando || ocupada;
  const lendo = numeros.isPlaceholderData || linhas.isPlaceholderData;
  const aGravar = contagens.NOVA + contagens.ALTERADA;

  function escolher(qual: SituacaoDaPrevia | 'TODAS'): void {
    setPagina(1);
    setAMostrar(aMostrar + Number(qual === 'RECUSADA'));
    setSituacao(qual === 'TODAS' ? null : qual);
  }

  return (
    <Flex vertical gap="middle">
      {aviso !== null && <Alert type="warning" showIcon title={aviso} />}
      <CadastrosQueFaltam faltam={faltam} desabilitado={parada || !emDia} aoCriar={aoCriar} />
      <div style={{ overflowX: 'auto' }}>
        <Segmented
          aria-label="Situação das linhas"
          value={situacao ?? 'TODAS'}
          onChange={escolher}
          options={[
            { value: 'TODAS' as const, label: `Todas: ${importacao.linhas}` },
            ...SITUACOES_DA_PREVIA.filter((qual) => qual !== 'IGNORADA' || contagens[qual] > 0).map((qual) => ({
              value: qual,
              label: `${PLURAIS[qual]}: ${contagens[qual]}`,
            })),
          ]}
        />
      </div>
      {erro !== null && <EstadoErro erro={erro} aoTentar={tentar} tentando={enviando} />}
      <Lida consulta={numeros}>
        {() => (
          <Lida consulta={todos.length === 0 ? SEM_LINHAS : linhas}>
            {(lidas) => (
              <GradeDaPrevia
                colunas={colunas}
                correcoes={correcoes}
                numeros={todos}
                linhas={lidas}
                pagina={pagina}
                aoMudarPagina={setPagina}
                desabilitada={parada}
                aMostrar={lendo ? 0 : aMostrar}
              />
            )}
          </Lida>
        )}
      </Lida>
      {gravando && (
        <div role="status">
          Gravando as linhas
          <Progress aria-label="Gravando as linhas" status="active" percent={Math.floor(100 * (feito ?? 0))} />
        </div>
      )}
      {aGravar === 0 && <Typography.Text>Não há nada para importar nesta planilha.</Typography.Text>}
      <Flex wrap gap="small" justify="end">
        <Button disabled={parada || !emDia} onClick={aoVoltar}>
          Voltar às colunas
        </Button>
        <Tooltip title={contagens.RECUSADA > 0 && 'Há linhas recusadas: corrija-as, ou importe só as linhas boas.'}>
          <Button
            disabled={contagens.RECUSADA > 0 || aGravar === 0 || parada || !emDia}
            onClick={() => aoImportar(true)}
          >
            Importar tudo ou nada
          </Button>
        </Tooltip>
        <Button
          type="primary"
          disabled={aGravar === 0 || ocupada || !emDia}
          loading={gravando}
          onClick={() => aoImportar(false)}
        >
          Importar só as linhas boas
        </Button>
      </Flex>
    </Flex>
  );
}

/** What is read of a page without rows: nothing has to be asked. */
const SEM_LINHAS = { data: [], error: null, isFetching: false, refetch: () => undefined };
