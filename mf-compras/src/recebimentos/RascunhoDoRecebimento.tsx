import { avisos, confirmar } from '@merenda/shared';
import type { Solicitacao } from '@merenda/shared/contratos';
import { formatarQuando, nomeProprio } from '@merenda/shared/formatos';
import { Alerta, useHoje, useQuantidade } from '@merenda/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useImperativeHandle, useState, type Ref } from 'react';
import { AoSairDoRecebimento } from './AoSairDoRecebimento.js';
import { ressalvas } from './conteudo.js';
import type { RascunhoLido as Rascunho } from './recebimentos.api.js';
import { useGuarda, type SituacaoDaGuarda } from './useGuarda.js';

/** What the form around asks of its draft. */
export interface GuardaDoRascunho {
  /** Asks what becomes of the work, if there is some. True: the form may close. */
  podeSair: (haTrabalho: boolean) => Promise<boolean>;
  /** Waits for the write on its way, and keeps nothing more. */
  parar: () => Promise<void>;
  /** Keeps again. */
  retomar: () => void;
}

interface RascunhoDoRecebimentoProps {
  solicitacao: Solicitacao;
  /** The draft with which the form has opened. */
  rascunho: Rascunho | null;
  guarda: Ref<GuardaDoRascunho>;
  /** Opens the form with another draft, or empty. */
  aoTrocar: (rascunho: Rascunho | null) => void;
}

/** Inside the receipt's form: keeps it as a draft, and shows that it is kept and where it comes from. */
export function RascunhoDoRecebimento({ solicitacao, rascunho, guarda, aoTrocar }: RascunhoDoRecebimentoProps) {
  const { situacao, guardar, descartar, parar, retomar, manter, temRascunho } = useGuarda(solicitacao, rascunho);
  const [pergunta, setPergunta] = useState<{ responder: (sair: boolean) => void } | null>(null);

  useImperativeHandle(guarda, () => ({
    podeSair: (haTrabalho) =>
      haTrabalho ? new Promise((responder) => setPergunta({ responder })) : Promise.resolve(true),
    parar,
    retomar,
  }));

  function responder(sair: boolean): void {
    pergunta?.responder(sair);
    setPergunta(null);
  }

  async function recomecar(): Promise<void> {
    const sim = await confirmar({ mensagem: 'Deseja realmente apagar o rascunho e começar de novo?', perigo: true });
    if (sim && (await descartar())) aoTrocar(null);
  }

  async function continuarDepois(): Promise<void> {
    const guardou = await guardar();
    if (!guardou) avisos.erro('O rascunho não foi guardado', 'Confira o aviso no alto do recebimento.');
    responder(guardou);
  }

  return (
    <>
      {rascunho && <Origem solicitacao={solicitacao} rascunho={rascunho} aoRecomecar={() => void recomecar()} />}
      <div className="compras-recebimento-guarda">
        <Situacao situacao={situacao} aoTentar={() => void guardar()} aoUsar={aoTrocar} aoManter={manter} />
      </div>
      <AoSairDoRecebimento
        aberto={pergunta !== null}
        apaga={temRascunho() && situacao.tipo !== 'CONFLITO'}
        aoContinuar={continuarDepois}
        aoDescartar={async () => responder(await descartar())}
        aoVoltar={() => responder(false)}
      />
    </>
  );
}

/** Whose draft the form has opened with. */
function Origem({
  solicitacao,
  rascunho: { autor, quando, conteudo },
  aoRecomecar,
}: {
  solicitacao: Solicitacao;
  rascunho: Rascunho;
  aoRecomecar: () => void;
}) {
  const hoje = useHoje();
  const avisados = ressalvas(solicitacao, conteudo, useQuantidade());
  const de = autor === null ? 'Seu rascunho' : `Rascunho de ${nomeProprio(autor)}`;
  return (
    <Alerta
      type={avisados.length > 0 ? 'warning' : 'info'}
      style={{ marginBottom: 16 }}
      title={`${de}, ${formatarQuando(quando, hoje)}`}
      description={avisados.length === 0 ? undefined : avisados.map((frase) => <div key={frase}>{frase}</div>)}
      acao={<Button onClick={aoRecomecar}>Começar de novo</Button>}
    />
  );
}

interface SituacaoProps {
  situacao: SituacaoDaGuarda;
  aoTentar: () => void;
  aoUsar: (outro: Rascunho) => void;
  aoManter: (outro: Rascunho) => void;
}

/** Whether the draft is kept. */
function Situacao({ situacao, aoTentar, aoUsar, aoManter }: SituacaoProps) {
  const hoje = useHoje();
  if (situacao.tipo === 'CONFLITO') {
    const { frase, outro } = situacao;
    return (
      <Alerta
        type="warning"
        style={{ marginBottom: 16 }}
        title={frase}
        acao={
          <Flex wrap gap="small">
            <Button onClick={() => aoUsar(outro)}>
              {outro.autor === null ? 'Usar a outra versão' : `Usar a versão de ${nomeProprio(outro.autor)}`}
            </Button>
            <Button onClick={() => aoManter(outro)}>Manter a minha</Button>
          </Flex>
        }
      />
    );
  }
  if (situacao.tipo === 'FALHA')
    return (
      <Alerta
        type="error"
        style={{ marginBottom: 16 }}
        title={`Não foi possível guardar o rascunho. ${situacao.frase}`}
        acao={<Button onClick={aoTentar}>Tentar novamente</Button>}
      />
    );
  return (
    <Typography.Text type="secondary" role="status">
      {situacao.tipo === 'GUARDANDO' && 'Guardando o rascunho…'}
      {situacao.tipo === 'GUARDADO' && `Rascunho guardado ${formatarQuando(situacao.quando, hoje)}`}
    </Typography.Text>
  );
}
