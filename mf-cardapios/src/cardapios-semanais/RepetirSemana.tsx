import { avisos } from '@merenda/shared';
import type {
  CardapioSemanalResumo,
  LinhaDaRepeticao,
  QuaisRepetir,
  RepeticaoConferida,
} from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { Alerta, useEnvio, useHojeDoMunicipio, useQuadroDoModal } from '@merenda/shared/ui';
import { Button, Flex, Form, Modal } from 'antd';
import { useState } from 'react';
import { CamposDaRepeticao, paraCorpo, proximasSemanas, type ValoresDaRepeticao } from './CamposDaRepeticao.js';
import { conferirRepeticao, useRepetirSemana } from './repeticao.api.js';
import { TabelaDaRepeticao } from './TabelaDaRepeticao.js';

interface RepetirSemanaProps {
  semanal: CardapioSemanalResumo;
  aoFechar: () => void;
}

/** The request, what it would do, and what it did. */
type Passo =
  | { em: 'formulario' }
  | { em: 'conferencia'; corpo: RepeticaoConferida; linhas: LinhaDaRepeticao[] }
  | { em: 'resultado'; linhas: LinhaDaRepeticao[] };

const dias = (quantos: number): string => (quantos === 1 ? '1 dia' : `${quantos} dias`);
const somar = (linhas: readonly LinhaDaRepeticao[], de: (linha: LinhaDaRepeticao) => number): number =>
  linhas.reduce((soma, linha) => soma + de(linha), 0);

/** Binds a weekly menu in several weeks at several units: asks which, shows what would happen, and does it. */
export function RepetirSemana({ semanal, aoFechar }: RepetirSemanaProps) {
  const [aberto, setAberto] = useState(true);
  const [passo, setPasso] = useState<Passo>({ em: 'formulario' });
  const [conferindo, setConferindo] = useState(false);
  const [form] = Form.useForm<ValoresDaRepeticao>();
  const hoje = useHojeDoMunicipio();
  const repetir = useRepetirSemana();
  const { enviar, enviando } = useEnvio<{ corpo: RepeticaoConferida; quais: QuaisRepetir }>({
    confirmacao: `Deseja realmente vincular ${nomeComum(semanal.nome)} ao calendário?`,
    sucesso: 'Semana repetida com sucesso!',
    aoSalvar: async ({ corpo, quais }, { idempotencia }) =>
      setPasso({
        em: 'resultado',
        linhas: await repetir.mutateAsync({ id: semanal.id, corpo, quais, idempotencia }),
      }),
    aoConcluir: () => undefined,
  });

  async function conferir(valores: ValoresDaRepeticao): Promise<void> {
    setConferindo(true);
    const corpo = paraCorpo(valores);
    try {
      setPasso({ em: 'conferencia', corpo, linhas: await conferirRepeticao(semanal.id, corpo) });
    } catch (erro) {
      avisos.falha(erro);
    } finally {
      setConferindo(false);
    }
  }

  const conferida = passo.em === 'conferencia' ? passo : null;
  const vinculados = conferida ? somar(conferida.linhas, (linha) => linha.vinculados) : 0;
  const conflitos = conferida ? somar(conferida.linhas, (linha) => linha.conflitos.length) : 0;
  return (
    <Modal
      title={`Repetir semana – ${nomeComum(semanal.nome)}`}
      open={aberto}
      {...useQuadroDoModal(760)}
      mask={{ closable: false }}
      onCancel={() => !enviando && setAberto(false)}
      afterClose={aoFechar}
      afterOpenChange={(abriu) => abriu && form.focusField('de')}
      footer={
        <Flex wrap gap="small" justify="end">
          {passo.em === 'formulario' && (
            <>
              <Button onClick={() => setAberto(false)}>Cancelar</Button>
              <Button type="primary" loading={conferindo} onClick={() => form.submit()}>
                Conferir
              </Button>
            </>
          )}
          {conferida && (
            <>
              <Button disabled={enviando} onClick={() => setPasso({ em: 'formulario' })}>
                Voltar
              </Button>
              <Button
                type="primary"
                loading={enviando}
                disabled={vinculados === 0}
                onClick={() => void enviar({ corpo: conferida.corpo, quais: conflitos > 0 ? 'SEM_CONFLITO' : 'TODAS' })}
              >
                {conflitos > 0 ? `Vincular só o que passa (${dias(vinculados)})` : `Vincular (${dias(vinculados)})`}
              </Button>
            </>
          )}
          {passo.em === 'resultado' && (
            <Button type="primary" onClick={() => setAberto(false)}>
              Fechar
            </Button>
          )}
        </Flex>
      }
    >
      {/* Hidden, not gone: 'Voltar' finds what was chosen. */}
      <div hidden={passo.em !== 'formulario'}>
        {hoje !== undefined && (
          <Form<ValoresDaRepeticao>
            form={form}
            layout="vertical"
            noValidate
            initialValues={proximasSemanas(hoje)}
            onFinish={(valores) => void conferir(valores)}
          >
            <CamposDaRepeticao />
          </Form>
        )}
      </div>
      {passo.em !== 'formulario' && (
        <Flex vertical gap="middle">
          <Alerta
            type={conflitos > 0 ? 'warning' : vinculados === 0 && conferida ? 'info' : 'success'}
            title={conferida ? fraseDaConferencia(vinculados, conflitos) : fraseDoResultado(passo.linhas)}
          />
          <TabelaDaRepeticao linhas={passo.linhas} feita={passo.em === 'resultado'} />
        </Flex>
      )}
    </Modal>
  );
}

function fraseDaConferencia(vinculados: number, conflitos: number): string {
  if (vinculados === 0) return 'Não há dias a vincular. Volte e escolha outras semanas ou unidades.';
  if (conflitos === 0) return `${dias(vinculados)} a vincular, sem conflito.`;
  return `${dias(vinculados)} a vincular; ${dias(conflitos)} em conflito, sem mudança.`;
}

const fraseDoResultado = (linhas: readonly LinhaDaRepeticao[]): string => {
  const vinculados = somar(linhas, (linha) => linha.vinculados);
  return `${dias(vinculados)} ${vinculados === 1 ? 'vinculado' : 'vinculados'} ao calendário.`;
};
