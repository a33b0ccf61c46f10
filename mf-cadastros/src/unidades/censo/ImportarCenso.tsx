import { ErroApi } from '@merenda/shared';
import type { EscolaConferida } from '@merenda/shared/contratos';
import { INESPERADO, primeiraFrase, violacoesDoMunicipioDoCenso } from '@merenda/shared/regras';
import { AreaDeArquivos, BotaoDaFerramenta, useEnvio } from '@merenda/shared/ui';
import { Alert, Button, Flex, Input, Modal, Progress, Typography } from 'antd';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { contar } from '../importacao/escolha.js';
import { ArquivoRecusado } from './arquivo-recusado.js';
import { useConferirCenso, useGravarCenso, type Conferencia } from './censo.api.js';
import { ConferenciaDoCenso } from './ConferenciaDoCenso.js';
import { filaDoCenso } from './fila-do-censo.js';

/** The tool that imports the enrolments of the Censo Escolar, and its modal. */
export function ImportarCenso() {
  const [aberto, setAberto] = useState(false);
  return (
    <>
      <BotaoDaFerramenta rotulo="Importar Censo Escolar" aoAcionar={() => setAberto(true)} />
      {aberto && <ModalDoCenso aoFechar={() => setAberto(false)} />}
    </>
  );
}

/** Choose the files, see what would change, write it. The modal stays open while something runs. */
function ModalDoCenso({ aoFechar }: { aoFechar: () => void }) {
  const [aberto, setAberto] = useState(true);
  const [municipio, setMunicipio] = useState('');
  const [arquivos, setArquivos] = useState<readonly File[]>([]);
  const [parte, setParte] = useState(0);
  const { parar, ...conferir } = useConferirCenso();
  const gravar = useGravarCenso();
  const { enviar, enviando } = useEnvio<Conferencia>({
    confirmacao: ({ conferidas }) =>
      `Deseja realmente gravar as matrículas de ${contar(aGravar(conferidas).length, 'escola', 'escolas')}?`,
    sucesso: 'Matrículas gravadas com sucesso!',
    tituloDaFalha: 'Aviso',
    aoSalvar: (conferencia, { idempotencia }) => gravar.mutateAsync({ ...conferencia, idempotencia }),
    aoConcluir: () => setAberto(false),
  });
  const ocupado = conferir.isPending || enviando;

  function aoConferir(): void {
    setParte(0);
    conferir.mutate({ arquivos, municipio, aoAvancar: setParte });
  }

  return (
    <Modal
      title="Importar Censo Escolar"
      open={aberto}
      onCancel={() => {
        parar();
        setAberto(false);
      }}
      afterClose={aoFechar}
      closable={!enviando}
      keyboard={!enviando}
      mask={{ closable: false }}
      width={720}
      footer={[
        <Button
          key="fechar"
          disabled={enviando}
          onClick={() => {
            parar();
            setAberto(false);
          }}
        >
          Fechar
        </Button>,
        conferir.data ? (
          <Button
            key="gravar"
            type="primary"
            loading={enviando}
            disabled={aGravar(conferir.data.conferidas).length === 0}
            onClick={() => void enviar(conferir.data)}
          >
            Gravar
          </Button>
        ) : (
          <Button
            key="conferir"
            type="primary"
            loading={conferir.isPending}
            disabled={arquivos.length === 0 || violacoesDoMunicipioDoCenso(municipio).length > 0}
            onClick={aoConferir}
          >
            Conferir
          </Button>
        ),
      ]}
    >
      <Flex vertical gap="middle" style={{ paddingBlock: 16 }}>
        {conferir.data ? (
          <>
            <ConferenciaDoCenso municipio={municipio} conferidas={conferir.data.conferidas} />
            <CadastrarSemUnidade {...conferir.data} desabilitado={enviando} />
            <Button style={{ alignSelf: 'start' }} disabled={enviando} onClick={() => conferir.reset()}>
              Escolher outros arquivos
            </Button>
          </>
        ) : (
          <Escolha municipio={municipio} aoDigitar={setMunicipio} aoEscolher={setArquivos} desabilitada={ocupado} />
        )}
        {conferir.isPending && (
          <div>
            Lendo os arquivos neste computador
            <Progress aria-label="Lendo os arquivos neste computador" percent={Math.floor(100 * parte)} />
          </div>
        )}
        {conferir.isError && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title="Não foi possível conferir"
            description={fraseDe(conferir.error)}
          />
        )}
      </Flex>
    </Modal>
  );
}

interface EscolhaProps {
  municipio: string;
  aoDigitar: (municipio: string) => void;
  aoEscolher: (arquivos: readonly File[]) => void;
  desabilitada: boolean;
}

function Escolha({ municipio, aoDigitar, aoEscolher, desabilitada }: EscolhaProps) {
  const [idDoMunicipio, idDaAjuda] = [useId(), useId()];
  const frase = municipio.length < DIGITOS ? null : primeiraFrase(violacoesDoMunicipioDoCenso(municipio));
  return (
    <>
      <Typography.Text>
        Escolha o zip dos microdados do censo como foi baixado, ou o arquivo em CSV (até 2024), ou os dois arquivos, das
        escolas e das matrículas (de 2025 em diante). Eles são lidos neste computador: só as escolas do município são
        enviadas.
      </Typography.Text>
      <div>
        <label htmlFor={idDoMunicipio}>Código do município no IBGE</label>
        <Input
          id={idDoMunicipio}
          style={{ display: 'block', width: 160 }}
          inputMode="numeric"
          maxLength={DIGITOS}
          autoComplete="off"
          value={municipio}
          disabled={desabilitada}
          status={frase === null ? undefined : 'error'}
          aria-describedby={idDaAjuda}
          onChange={({ target }) => aoDigitar(target.value.trim())}
        />
        <Typography.Text id={idDaAjuda} type={frase === null ? 'secondary' : 'danger'}>
          {frase ?? '7 dígitos.'}
        </Typography.Text>
      </div>
      <AreaDeArquivos
        rotulo="Escolher arquivos"
        arquivo="Arquivos do censo"
        aceita=".zip,.csv,.CSV,.txt,text/csv"
        dica="Ou solte aqui o .zip ou os arquivos .csv."
        varios
        principal={false}
        desabilitada={desabilitada}
        aoEscolher={aoEscolher}
      />
    </>
  );
}

/** Opens the registration of the schools that have no unit, one after the other. */
function CadastrarSemUnidade({
  conferidas,
  lidas,
  desabilitado,
}: Omit<Conferencia, 'importacao'> & { desabilitado: boolean }) {
  const navigate = useNavigate();
  const fila = filaDoCenso(conferidas, lidas);
  return (
    fila && (
      <Button
        style={{ alignSelf: 'start' }}
        disabled={desabilitado}
        onClick={() => void navigate('/cadastrar-unidade', { state: fila })}
      >
        Cadastrar as escolas sem unidade
      </Button>
    )
  );
}

const DIGITOS = 7;

const aGravar = (conferidas: readonly EscolaConferida[]): EscolaConferida[] =>
  conferidas.filter(({ situacao }) => situacao === 'NOVA' || situacao === 'ALTERADA');

function fraseDe(erro: Error): string {
  if (erro instanceof ErroApi) return erro.detail;
  return erro instanceof ArquivoRecusado ? erro.message : INESPERADO;
}
