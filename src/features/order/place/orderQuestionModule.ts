import { defineModule } from '~/shared/module/defineModule';
import { orderQuestionSlice } from './orderQuestionSlice';

export const orderQuestionModule = defineModule({ slice: orderQuestionSlice });
