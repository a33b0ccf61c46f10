import { avisos, novaIdempotencia } from '@merenda/shared';
import type {
  AcaoDoCalendario,
  LinhaDaMudanca,
  MudancaDoCalendario,
  ResultadoDaMudanca,
} from '@merenda/shared/contratos';
import { nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { Alerta, EstadoErro, StatusTag, Tabela, type Coluna } from '@merenda/shared/ui';
import { Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import { useMudarCalendario, usePreviaDaMudanca } from './mudancas.api.js';

const VERBOS: Record<AcaoDoCalendario, string> = {
  VINCULAR: 'Vincular',
  MOVER: 'Mover',
  TROCAR: 'Trocar',
  DESVINCULAR: 'Desvincular',
};

const COLUNAS: Coluna<LinhaDaMudanca>[] = [
  { titulo: 'Unidade', valor: ({ unidade }) => nomeProprio(unidade.nome), principal: true },
  { titulo: 'Dia', valor: ({ data }) => data },
  { titulo: 'Cardápio', valor: ({ cardapio }) => nomeComum(cardapio.nome) },
  { titulo: 'O que acontece', valor: (linha) => <Desfecho {...linha} /> },
];

function Desfecho({ situacao, motivo, avisos }: LinhaDaMudanca) {
  if (situacao === 'RECUSADA')
    return (
      <Flex vertical gap={4} align="start">
        <StatusTag tom="perigo" rotulo="Não muda" />
        {motivo}
      </Flex>
    );
  return (
    <Flex vertical gap={4} align="start">
      <StatusTag tom="sucesso" rotulo={situacao === 'FEITA' ? 'Feito' : 'Muda'} />
      {situacao === 'PASSA' && avisos.map((aviso) => <span key={aviso}>{aviso}</span>)}
    </Flex>
  );
}

interface ModalPreviaProps {
  mudanca: MudancaDoCalendario;
  aoConcluir: (resultado: ResultadoDaMudanca) => void;
  aoFechar: () => void;
}

/** The effect of a change at each unit and day, before it is done; afterwards the result, if something was refused. */
export function ModalPrevia({ mudanca, aoConcluir, aoFechar }: ModalPreviaProps) {
  const [aberto, setAberto] = useState(true);
  const [feito, setFeito] = useState<ResultadoDaMudanca>();
  const previa = usePreviaDaMudanca(mudanca);
  const { mutateAsync: mudar } = useMudarCalendario();
  const verbo = VERBOS[mudanca.acao];
  const linhas = feito?.linhas ?? previa.data?.linhas ?? [];
  const passam = linhas.filter(({ situacao }) => situacao === 'PASSA').length;
  const comAviso = linhas.some(({ situacao, avisos }) => situacao === 'PASSA' && avisos.length > 0);
  const [enviando, setEnviando] = useState(false);
  /** The same change sent again after a lost answer is done once. */
  const [idempotencia] = useState(novaIdempotencia);

  async function enviar(): Promise<void> {
    setEnviando(true);
    try {
      const resultado = await mudar({ mudanca: { ...mudanca, confirmado: true, parcial: true }, idempotencia });
      aoConcluir(resultado);
      // Refusals stay in sight.
      if (resultado.linhas.every(({ situacao }) => situacao === 'FEITA')) setAberto(false);
      else setFeito(resultado);
    } catch (erro) {
      avisos.falha(erro);
      void previa.refetch();
    } finally {
      setEnviando(false);
    }
  }

  return (
    <Modal
      title={`${verbo}: o que vai acontecer`}
      open={aberto}
      width={860}
      onCancel={() => setAberto(false)}
      afterClose={aoFechar}
      mask={{ closable: false }}
      footer={
        <Flex gap="small" justify="end">
          <Button onClick={() => setAberto(false)} disabled={enviando}>
            {feito ? 'Fechar' : 'Cancelar'}
          </Button>
          {!feito && (
            <Button
              type="primary"
              danger={mudanca.acao === 'DESVINCULAR'}
              disabled={passam === 0}
              loading={enviando}
              onClick={() => void enviar()}
            >
              {passam > 0 ? `${verbo} em ${lugares(passam)}` : verbo}
            </Button>
          )}
        </Flex>
      }
    >
      {previa.error && !feito ? (
        <EstadoErro consulta={previa} />
      ) : (
        <>
          {comAviso && <Alerta type="warning" title="Há dias fora do comum: confira antes de continuar." />}
          <Tabela<LinhaDaMudanca>
            rotulo="O que acontece em cada unidade e dia"
            linhas={linhas}
            colunas={COLUNAS}
            chave={({ unidade, data, cardapio }) => `${unidade.id} ${data} ${cardapio.id}`}
            nomeDaLinha={({ unidade, data }) => `${nomeProprio(unidade.nome)}, ${data}`}
            carregando={previa.isPending}
            vazio={null}
          />
        </>
      )}
    </Modal>
  );
}

const lugares = (quantos: number): string => (quantos === 1 ? '1 lugar' : `${quantos} lugares`);
