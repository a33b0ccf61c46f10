import { frases, ModalFormulario } from '@merenda/shared/ui';
import type { Etapa } from '../etapas/CamposDaEtapa.js';
import { FormularioPrato, paraCorpo, PRATO, UMA_LINHA, type PratoNoFormulario } from './FormularioPrato.js';
import { useCriarPrato } from './pratos.api.js';

interface NovoPratoProps {
  /** The students of the menu, and so of the dish. */
  etapa: Etapa;
  aoCriar: (id: number) => void;
  aoFechar: () => void;
}

/** The registration of a dish of a menu in a drawer. */
export function NovoPrato({ etapa, aoCriar, aoFechar }: NovoPratoProps) {
  const criar = useCriarPrato();
  return (
    <ModalFormulario<PratoNoFormulario>
      entidade={PRATO}
      titulo="Novo Prato"
      largura="GAVETA"
      rotuloSalvar="Cadastrar"
      confirmacao={frases(PRATO).cadastrar}
      sucesso={frases(PRATO).cadastrado}
      valores={{ ...UMA_LINHA, ...etapa }}
      aoFechar={aoFechar}
      aoSalvar={async (prato) => aoCriar((await criar.mutateAsync(paraCorpo(prato))).id)}
    >
      <FormularioPrato categoriaFixa />
    </ModalFormulario>
  );
}
