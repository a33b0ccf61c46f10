import type { UnidadeEducacional } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { enderecoDoRegistro, FormularioCadastro, RascunhoDeixado, Tela } from '@merenda/shared/ui';
import { useState } from 'react';
import { FaixaDoCenso } from './censo/FaixaDoCenso.js';
import { useFilaDoCenso } from './censo/fila-do-censo.js';
import { FormularioUnidade, paraCorpo, UNIDADE, type UnidadeNoFormulario } from './FormularioUnidade.js';
import { avisarIguais, useCriarUnidade } from './unidades.api.js';
import { VincularAMim } from './VincularAMim.js';

export default function CadastroUnidade() {
  const criar = useCriarUnidade();
  const [criadas, setCriadas] = useState<number[]>([]);
  const fila = useFilaDoCenso();
  return (
    <Tela titulo="Cadastro de Unidade">
      {criadas.length > 0 && <VincularAMim novas={criadas} />}
      {fila && <FaixaDoCenso {...fila} />}
      <FormularioCadastro<UnidadeNoFormulario, UnidadeEducacional>
        // The values of the next school come with a form of its own.
        key={fila?.posicao}
        entidade={UNIDADE}
        detalhes={(unidade) => avisarIguais(paraCorpo(unidade))}
        aoConcluir={fila?.seguir}
        aoSalvar={async (unidade) => {
          const criada = await criar.mutateAsync(paraCorpo(unidade));
          setCriadas((antes) => [...antes, criada.id]);
          return criada;
        }}
        salvo={({ id, nome }) => ({
          registro: `Unidade ${nomeProprio(nome)}`,
          endereco: enderecoDoRegistro('/gerenciar-unidade', id),
        })}
      >
        <RascunhoDeixado formulario="unidade" />
        <FormularioUnidade />
      </FormularioCadastro>
    </Tela>
  );
}
