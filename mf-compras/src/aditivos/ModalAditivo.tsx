import type { Aditivo, Aquisicao, ItemComSaldo } from '@merenda/shared/contratos';
import { edicaoDe, ModalFormulario, useDescricao, type Entidade } from '@merenda/shared/ui';
import { useState } from 'react';
import { lerAditivos, useAlterarAditivo, useCriarAditivo } from './aditivos.api.js';
import { CamposAditivo } from './CamposAditivo.js';
import { deAditivo, linhasDoAditivo, paraCorpo, type RascunhoAditivo } from './rascunho.js';

export const ADITIVO: Entidade = { artigo: 'o', nome: 'Aditivo' };

interface ModalAditivoProps {
  aquisicao: Aquisicao;
  contratados: readonly ItemComSaldo[];
  aditivos: readonly Aditivo[];
  aoFechar: () => void;
}

const LARGURA = 760;

/** Adds an addendum. */
export function ModalNovoAditivo({ aquisicao, contratados, aditivos, aoFechar }: ModalAditivoProps) {
  const { mutateAsync: criar } = useCriarAditivo();
  const embalagem = useDescricao('unidades-produto');
  const [impedido, setImpedido] = useState(false);
  return (
    <ModalFormulario<RascunhoAditivo>
      entidade={ADITIVO}
      titulo="Adicionar Aditivo"
      largura={LARGURA}
      valores={NOVO}
      confirmacao="Deseja realmente cadastrar o Aditivo?"
      sucesso="Aditivo cadastrado com sucesso!"
      rotuloSalvar="Cadastrar"
      detalhes={(digitado) => linhasDoAditivo(digitado, contratados, embalagem)}
      salvarDesabilitado={impedido}
      aoSalvar={(digitado, { idempotencia }) =>
        criar({ aditivo: { ...paraCorpo(digitado, contratados), aquisicao: { id: aquisicao.id } }, idempotencia })
      }
      aoFechar={aoFechar}
    >
      <CamposAditivo aquisicao={aquisicao} contratados={contratados} aditivos={aditivos} aoImpedir={setImpedido} />
    </ModalFormulario>
  );
}

const NOVO: Partial<RascunhoAditivo> = { itensAditivados: [{}] };

/** Edits an addendum; its type stays. */
export function ModalEdicaoAditivo({
  aditivo,
  aquisicao,
  contratados,
  aditivos,
  aoFechar,
}: ModalAditivoProps & { aditivo: Aditivo }) {
  const { mutateAsync: alterar } = useAlterarAditivo(aditivo.id);
  const [valores] = useState(() => deAditivo(aditivo, contratados));
  const lerOAditivo = async (id: number) => (await lerAditivos(aquisicao.id)).find((um) => um.id === id);
  const embalagem = useDescricao('unidades-produto');
  const [impedido, setImpedido] = useState(false);
  return (
    <ModalFormulario<RascunhoAditivo>
      entidade={ADITIVO}
      titulo="Edição de Aditivo"
      largura={LARGURA}
      valores={valores}
      edicao={edicaoDe(aditivo, lerOAditivo, (lido) => deAditivo(lido, contratados))}
      detalhes={(digitado) => linhasDoAditivo(digitado, contratados, embalagem)}
      salvarDesabilitado={impedido}
      aoSalvar={(digitado, { versao }) => alterar({ ...paraCorpo(digitado, contratados), versao })}
      aoFechar={aoFechar}
    >
      <CamposAditivo
        aquisicao={aquisicao}
        contratados={contratados}
        aditivos={aditivos}
        proprio={aditivo.id}
        aoImpedir={setImpedido}
      />
    </ModalFormulario>
  );
}
