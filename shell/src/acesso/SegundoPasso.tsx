import { ErroApi } from '@merenda/shared';
import { LIMITES, type FormaDoSegundoFator, type SegundaEtapa } from '@merenda/shared/contratos';
import { OBRIGATORIO, violacoesDoSegundoPasso } from '@merenda/shared/regras';
import { useId, useState } from 'react';
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

interface Forma {
  rotulo: string;
  ajuda: string;
  /** The other form, as a button. */
  outra: FormaDoSegundoFator;
  usarOutra: string;
}

const FORMAS: Record<FormaDoSegundoFator, Forma> = {
  AUTENTICADOR: {
    rotulo: 'Código do aplicativo',
    ajuda: 'Os 6 números que o aplicativo autenticador mostra agora.',
    outra: 'RECUPERACAO',
    usarOutra: 'Usar código de recuperação',
  },
  RECUPERACAO: {
    rotulo: 'Código de recuperação',
    ajuda: 'Um dos códigos que você guardou. Cada um vale uma vez.',
    outra: 'AUTENTICADOR',
    usarOutra: 'Usar o aplicativo autenticador',
  },
};

/** The second step of a login, in the place of the password. */
export function SegundoPasso({ etapa: { bilhete, validadeS, formas }, aoEntrar, aoVoltar }: Props) {
  const [forma, setForma] = useState<FormaDoSegundoFator>(formas[0] ?? 'RECUPERACAO');
  const [lembrar, setLembrar] = useState(false);
  const titulo = useId();
  const { rotulo, ajuda, outra, usarOutra } = FORMAS[forma];

  const enviar = async ({ codigo }: { codigo: string }) => {
    try {
      await passarSegundoFator({ bilhete, forma, codigo, lembrar });
    } catch (erro) {
      if (erro instanceof ErroApi && erro.status === 409) aoVoltar(erro.detail);
      throw erro;
    }
  };

  return (
    <section aria-labelledby={titulo} className="segundo-passo">
      <h2 id={titulo}>Verificação em duas etapas</h2>
      <FormularioDeAcesso
        // The fields of one form are not those of the other.
        key={forma}
        campos={['codigo']}
        conferir={({ codigo }) => conferir(forma, codigo)}
        enviar={enviar}
        rotuloEnviar="Confirmar"
        rotuloEnviando="Confirmando…"
        aoConcluir={aoEntrar}
      >
        {({ codigo = null }) => (
          <>
            <CampoDeAcesso
              name="codigo"
              rotulo={rotulo}
              ajuda={ajuda}
              erro={codigo}
              maxLength={LIMITES.codigoDigitado}
              autoComplete="one-time-code"
              autoCapitalize={forma === 'RECUPERACAO' ? 'characters' : 'none'}
              spellCheck={false}
              inputMode={forma === 'AUTENTICADOR' ? 'numeric' : 'text'}
              autoFocus
            />
            <label className="lembrar-aparelho">
              <input type="checkbox" checked={lembrar} onChange={({ target }) => setLembrar(target.checked)} />
              Lembrar este aparelho por 30 dias
            </label>
          </>
        )}
      </FormularioDeAcesso>
      <TempoRestante segundos={validadeS} aoTerminar={() => aoVoltar(TEMPO_ESGOTADO)} />
      {formas.includes(outra) && (
        <button type="button" className="botao-de-texto" onClick={() => setForma(outra)}>
          {usarOutra}
        </button>
      )}
      <button type="button" className="botao-de-texto" onClick={() => aoVoltar(null)}>
        Voltar para a senha
      </button>
    </section>
  );
}

const TEMPO_ESGOTADO = 'O tempo para confirmar terminou. Entre de novo.';

function conferir(forma: FormaDoSegundoFator, codigo: string): Record<string, string> {
  if (codigo.trim() === '') return { codigo: OBRIGATORIO };
  const [primeira] = violacoesDoSegundoPasso({ forma, codigo });
  return primeira ? { codigo: primeira.mensagem } : {};
}
