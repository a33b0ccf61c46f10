import { LIMITES, type Refeicao } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { comMedida } from '@merenda/shared/regras';
import { CampoQuantidade, ModalFormulario } from '@merenda/shared/ui';
import { useRegistrarSobra } from '../refeicao/refeicao.api.js';

const ENTIDADE = { artigo: 'a', nome: 'Sobra' } as const;

/** The leftover of an executed meal, weighed in kg. */
export function ModalSobra({ refeicao, aoFechar }: { refeicao: Refeicao; aoFechar: () => void }) {
  const { mutateAsync: registrar } = useRegistrarSobra();
  return (
    <ModalFormulario<{ sobras: number }>
      entidade={ENTIDADE}
      titulo={`Sobra de ${nomeComum(refeicao.prato.nome)}`}
      rotuloSalvar="Registrar"
      confirmacao="Deseja realmente registrar a Sobra?"
      detalhes={({ sobras }) => [`Sobra de ${comMedida(sobras, 'KG')}.`]}
      sucesso="Sobra registrada com sucesso!"
      tituloDaFalha="Aviso"
      valores={refeicao.sobraDeAlimentos === null ? {} : { sobras: refeicao.sobraDeAlimentos }}
      aoSalvar={({ sobras }, { idempotencia }) => registrar({ id: refeicao.id, sobras, idempotencia })}
      aoFechar={aoFechar}
    >
      <CampoQuantidade
        nome="sobras"
        rotulo="Sobra"
        obrigatorio
        casas={2}
        max={LIMITES.sobra}
        medida="KG"
        ajuda="A comida que foi feita e não foi servida."
      />
    </ModalFormulario>
  );
}
