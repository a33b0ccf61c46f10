import { ErroApi } from '@merenda/shared';
import { LIMITES, type FormaDoSegundoFator, type SegundaEtapa, type UsoDaChave } from '@merenda/shared/contratos';
import { OBRIGATORIO, violacoesDoSegundoPasso } from '@merenda/shared/regras';
import { useId, useState } from 'react';
import { usarChave } from '../seguranca/navegador.js';
import { CampoDeAcesso } from './CampoDeAcesso.js';
import { FormularioDeAcesso } from './FormularioDeAcesso.js';
import { passarSegundoFator } from './sessao.api.js';
import { TempoRestante } from './TempoRestante.js';

interface Props {
  etapa: SegundaEtapa;
  /** The session is open. */
  aoEntrar: () => void;
  /** Back to the password: the user gives up, or the ticket has ended (`motivo`). */
  aoVoltar: (motivo: string | null) => void;
}

/** The forms with a code that is typed. */
const CODIGOS = {
  AUTENTICADOR: {
    rotulo: 'Código do aplicativo',
    ajuda: 'Os 6 números que o aplicativo autenticador mostra agora.',
    autoCapitalize: 'none',
    inputMode: 'numeric',
  },
  RECUPERACAO: {
    rotulo: 'Código de recuperação',
    ajuda: 'Um dos códigos que você guardou. Cada um vale uma vez.',
    autoCapitalize: 'characters',
    inputMode: 'text',
  },
} as const;

/** The button that changes to a form. */
const USAR: Record<FormaDoSegundoFator, string> = {
  AUTENTICADOR: 'Usar o aplicativo autenticador',
  CHAVE: 'Usar chave de acesso',
  RECUPERACAO: 'Usar código de recuperação',
};

/** The second step of a login, in the place of the password. */
export function SegundoPasso({ etapa: { bilhete, validadeS, formas, chave: pergunta }, aoEntrar, aoVoltar }: Props) {
  const [forma, setForma] = useState<FormaDoSegundoFator>(formas[0] ?? 'RECUPERACAO');
  const [lembrar, setLembrar] = useState(false);
  const titulo = useId();

  const passar = async (prova: { codigo: string } | { chave: UsoDaChave }) => {
    try {
      await passarSegundoFator({ bilhete, forma, lembrar, ...prova });
    } catch (erro) {
      if (erro instanceof ErroApi && erro.status === 409) aoVoltar(erro.detail);
      throw erro;
    }
  };

  return (
    <section aria-labelledby={titulo} className="segundo-passo">
      <h2 id={titulo}>Verificação em duas etapas</h2>
      {forma === 'CHAVE' ? (
        <FormularioDeAcesso
          key={forma}
          campos={[]}
          conferir={() => ({})}
          enviar={async () => {
            if (pergunta !== null) await passar({ chave: await usarChave(pergunta) });
          }}
          rotuloEnviar="Usar chave de acesso"
          rotuloEnviando="Confirmando…"
          aoConcluir={aoEntrar}
        >
          {() => (
            <>
              <p>Confirme com a digital, o rosto ou o PIN do aparelho, ou com a sua chave USB.</p>
              <LembrarAparelho marcado={lembrar} aoMudar={setLembrar} />
            </>
          )}
        </FormularioDeAcesso>
      ) : (
        <FormularioDeAcesso
          // The fields of one form are not those of the other.
          key={forma}
          campos={['codigo']}
          conferir={({ codigo }) => conferir(forma, codigo)}
          enviar={({ codigo }) => passar({ codigo })}
          rotuloEnviar="Confirmar"
          rotuloEnviando="Confirmando…"
          aoConcluir={aoEntrar}
        >
          {({ codigo = null }) => (
            <>
              <CampoDeAcesso
                name="codigo"
                {...CODIGOS[forma]}
                erro={codigo}
                maxLength={LIMITES.codigoDigitado}
                autoComplete="one-time-code"
                spellCheck={false}
                autoFocus
              />
              <LembrarAparelho marcado={lembrar} aoMudar={setLembrar} />
            </>
          )}
        </FormularioDeAcesso>
      )}
      <TempoRestante segundos={validadeS} aoTerminar={() => aoVoltar(TEMPO_ESGOTADO)} />
      {formas
        .filter((outra) => outra !== forma)
        .map((outra) => (
          <button key={outra} type="button" className="botao-de-texto" onClick={() => setForma(outra)}>
            {USAR[outra]}
          </button>
        ))}
      <button type="button" className="botao-de-texto" onClick={() => aoVoltar(null)}>
        Voltar para a senha
      </button>
    </section>
  );
}

function LembrarAparelho({ marcado, aoMudar }: { marcado: boolean; aoMudar: (lembrar: boolean) => void }) {
  return (
    <label className="lembrar-aparelho">
      <input type="checkbox" checked={marcado} onChange={({ target }) => aoMudar(target.checked)} />
      Lembrar este aparelho por 30 dias
    </label>
  );
}

const TEMPO_ESGOTADO = 'O tempo para confirmar terminou. Entre de novo.';

function conferir(forma: FormaDoSegundoFator, codigo: string): Record<string, string> {
  if (codigo.trim() === '') return { codigo: OBRIGATORIO };
  const [primeira] = violacoesDoSegundoPasso({ forma, codigo });
  return primeira ? { codigo: primeira.mensagem } : {};
}
