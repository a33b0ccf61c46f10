import { useUnidadeAtual } from '@merenda/shared';
import type { ChamadaPublica } from '@merenda/shared/contratos';
import { enderecoDoRegistro, FormularioCadastro, Tela, useHoje } from '@merenda/shared/ui';
import { useState } from 'react';
import { CamposChamada } from './CamposChamada.js';
import { useCriarChamada } from './chamadas.api.js';
import { CHAMADA } from './entidade.js';
import { novoItem, paraCorpo, type ChamadaNoFormulario } from './formulario.js';

/** '/cadastrar-chamada-publica'. */
export default function CadastroChamada() {
  const { mutateAsync: criar } = useCriarChamada();
  const hoje = useHoje();
  const [atual] = useUnidadeAtual();
  const [valores] = useState(() => ({
    ano: Number(hoje.slice(0, 4)),
    unidadeEducacional: atual?.unidadeEducacional.id,
    itens: [novoItem()],
  }));
  return (
    <Tela titulo="Cadastro de Chamada Pública">
      <FormularioCadastro<ChamadaNoFormulario, ChamadaPublica>
        entidade={CHAMADA}
        valoresIniciais={valores}
        aoSalvar={(digitados, { idempotencia }) => criar({ chamada: paraCorpo(digitados), idempotencia })}
        salvo={({ id, numero, ano }) => ({
          registro: `Chamada pública ${numero}/${ano}`,
          endereco: enderecoDoRegistro('/chamadas-publicas', id),
        })}
      >
        <CamposChamada />
      </FormularioCadastro>
    </Tela>
  );
}
