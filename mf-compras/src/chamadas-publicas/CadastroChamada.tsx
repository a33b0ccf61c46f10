import { useUnidadeAtual } from '@merenda/shared';
import { consultasDeRegrasPnae } from '@merenda/shared/consultas';
import type { ChamadaPublica } from '@merenda/shared/contratos';
import { regraLidaEmVigor } from '@merenda/shared/regras';
import { enderecoDoRegistro, FormularioCadastro, Tela, useHoje } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CamposChamada } from './CamposChamada.js';
import { useCriarChamada } from './chamadas.api.js';
import { CHAMADA } from './entidade.js';
import { novoItem, paraCorpo, type ChamadaNoFormulario } from './formulario.js';

/** '/cadastrar-chamada-publica'. The limit of a CAF begins with that of the rule in force. */
export default function CadastroChamada() {
  const { data: regras = [], isPending } = useQuery(consultasDeRegrasPnae.lista());
  const limite = regraLidaEmVigor(regras, 'LIMITE_CAF', useHoje())?.valor ?? undefined;
  return <Tela titulo="Cadastro de Chamada Pública">{!isPending && <Formulario limitePorCaf={limite} />}</Tela>;
}

function Formulario({ limitePorCaf }: { limitePorCaf: number | undefined }) {
  const { mutateAsync: criar } = useCriarChamada();
  const hoje = useHoje();
  const [atual] = useUnidadeAtual();
  const [valores] = useState(() => ({
    ano: Number(hoje.slice(0, 4)),
    unidadeEducacional: atual?.unidadeEducacional.id,
    limitePorCaf,
    itens: [novoItem()],
  }));
  return (
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
  );
}
